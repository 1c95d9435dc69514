import { Hand, Package, Truck } from 'lucide-react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { BannerChevrons, LoginChevrons } from '../../../ui/chevron-art.tsx';
import { ChevronMark } from '../../../ui/chevrons.tsx';
import { Highlight } from '../../../ui/highlight.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { Example } from '../example.tsx';
import * as css from './groups.css.ts';

export function Marks() {
  const t = useTranslate();
  return (
    <>
      <Example code="<Logo>">
        <Logo />
      </Example>
      <Example code="<Logo size={48}>">
        <Logo size={48} />
      </Example>
      <Example code="<Icon of={Truck}>">
        <Icon of={Truck} />
      </Example>
      <Example code="<Icon size={32}>">
        <Icon of={Package} size={32} />
      </Example>
      <Example code="<ChevronMark>">
        <ChevronMark />
      </Example>
      <Example code="<Thumbnail>">
        <Thumbnail />
      </Example>
      <Example code="<Thumbnail icon={Hand} size={50}>">
        <Thumbnail icon={Hand} size={50} />
      </Example>
      <Example code="<Thumbnail src>, that is broken">
        <Thumbnail src="data:image/png;base64,none" />
      </Example>
      <Example code="<Highlight>" wide>
        <Highlight
          parts={[
            { text: 'SO-', marked: false },
            { text: '2049', marked: true },
            { text: `18 · ${t('Your Reference')}`, marked: false },
          ]}
        />
      </Example>
      <Example code="<BannerChevrons>" wide>
        <div className={css.banner}>
          <BannerChevrons />
        </div>
      </Example>
      <Example code="<LoginChevrons>" wide>
        <div className={css.art}>
          <LoginChevrons />
        </div>
      </Example>
    </>
  );
}
