import type { MouseEvent, ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Found } from '@connect/machines/search-panel';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from './search-results.css.ts';

/** The element id of an option of a search box; the last one may lead to all results. */
export const optionId = (boxId: string, option: number | 'all'): string => `${boxId}-hit-${option}`;

/** A hit in a panel. */
interface Option {
  readonly key: string;
  readonly content: ReactNode;
}

/** What a panel shows of its hits. */
export interface PanelTexts<Hit> {
  /** Each leads to a page, or does something when it is chosen. */
  readonly option: (hit: Hit) => Option & ({ readonly href: string } | { readonly pick: () => void });
  /** What is said when nothing was found. */
  readonly none: (text: string) => string;
  /** Address of the list with all a text finds, where there is one. */
  readonly allHref?: ((text: string) => string) | undefined;
}

interface SearchResultsProps<Hit> extends PanelTexts<Hit> {
  /** The search box's own id, which its options are named after. */
  readonly id: string;
  readonly open: boolean;
  readonly wide: boolean;
  readonly text: string;
  readonly found: Found<Hit> | null;
  readonly active: number | null;
  readonly searching: boolean;
  readonly failed: boolean;
  /** A hit was opened in this window. */
  readonly onChosen: () => void;
  /** A hit that leads nowhere was chosen, which does this. */
  readonly onPicked: (act: () => void) => void;
}

/** The panel under a search box. It stays in the page and fades, in and out, for half a second (specification §fades). */
export function SearchResults<Hit>(props: SearchResultsProps<Hit>) {
  const { id, text, found, active, searching, option, allHref } = props;
  const t = useTranslate();
  const hits = found?.hits ?? [];
  const leave = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) props.onChosen();
  };
  const optionOf = (place: number | 'all', isActive: boolean) => ({
    id: optionId(id, place),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
  });
  return (
    // A press inside must not take the focus from the box, or the panel would go before the click comes.
    <div
      className={cx(css.panel, props.wide && css.wide)}
      data-open={props.open}
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      {hits.length > 0 && (
        <div role="listbox" id={`${id}-hits`} aria-label={t('Search results')}>
          <div role="presentation" className={css.list}>
            {hits.map((hit, index) => {
              const choice = option(hit);
              const attributes = {
                ...optionOf(index, index === active),
                className: cx(css.option, index === active && css.active),
              };
              return 'href' in choice ? (
                <Link {...attributes} key={choice.key} href={choice.href} onClick={leave}>
                  {choice.content}
                </Link>
              ) : (
                <button {...attributes} key={choice.key} type="button" onClick={() => props.onPicked(choice.pick)}>
                  {choice.content}
                </button>
              );
            })}
          </div>
          {allHref && (
            <Link
              {...optionOf('all', active === hits.length)}
              href={allHref(text)}
              className={cx(css.all, active === hits.length && css.active)}
              onClick={leave}
            >
              {t('See all results in the list')}
            </Link>
          )}
        </div>
      )}
      {hits.length === 0 && searching && (
        <p className={css.message}>
          <Spinner label={t('Searching')} />
        </p>
      )}
      {found && hits.length === 0 && !searching && <p className={css.message}>{props.none(text.trim())}</p>}
      {props.failed && <p className={css.message}>{t('Search failed. Edit your search to try again.')}</p>}
    </div>
  );
}
