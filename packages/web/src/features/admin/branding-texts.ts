import type { LogoProblem } from '@connect/core/domain/administration/logo';

import type { Translate } from '../../i18n/translator.ts';

/** Why something is no logo. */
export const logoProblemText = (t: Translate, problem: LogoProblem): string => {
  const other = t('Choose a picture in PNG, JPEG or WebP format.');
  const texts: Readonly<Record<LogoProblem, string>> = {
    empty: t('This file is empty. Choose another.'),
    too_large: t('This picture is larger than 200 kB. Make it smaller, then choose it again.'),
    too_wide: t('This picture is more than 2,000 pixels wide or high. Make it smaller, then choose it again.'),
    svg: t('SVG files can contain programs, so they can’t be used. Save the logo as PNG.'),
    convert: other,
    no_picture: other,
    broken: t('This picture is damaged, or has something else attached to it. Save it again as PNG.'),
  };
  return texts[problem];
};
