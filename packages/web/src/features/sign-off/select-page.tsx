import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './products-screen.css.ts';

/** The page of products that is on show. */
export interface WholePage {
  readonly isEmpty: boolean;
  /** All of it. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Chooses the whole page: in the head of the table its name is only heard. */
export function SelectPage({ page, inHead = false }: { readonly page: WholePage; readonly inHead?: boolean }) {
  const t = useTranslate();
  const name = t('Select this page');
  return (
    <Checkbox checked={page.isChosen} disabled={page.isEmpty} onChange={({ target }) => page.onChoose(target.checked)}>
      {inHead ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={css.selectName}>{name}</span>}
    </Checkbox>
  );
}
