import { searchTerm } from '@connect/core/domain/search/search-term';
import { useMachine } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { searchPanelMachine } from '@connect/machines/search-panel';
import type { Found, OptionMove } from '@connect/machines/search-panel';
import { AlertDialog } from '../../ui/dialog.tsx';
import type { ControlProps } from '../../ui/field-frame.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults, optionId } from './search-results.tsx';
import type { PanelTexts } from './search-results.tsx';

const moves: Readonly<Record<string, OptionMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

interface PanelBoxProps<Hit> extends PanelTexts<Hit> {
  /** Also the name of the box. */
  readonly placeholder: string;
  /** Null, an empty panel, for a text too short; rejects when the search service fails. */
  readonly search: (text: string) => Promise<Found<Hit> | null>;
  /** Whether `/` focuses it: the one box of a page that is in the action area. */
  readonly slash?: boolean;
  /** The element that says more of it. */
  readonly describedBy?: string;
  /** In a form: ties the box to its label and its error, in place of the placeholder. */
  readonly control?: ControlProps;
}

/** A search box with its panel of hits (specification §search-panel): each hit is a link or something to choose, reached with the arrow keys. */
export function PanelBox<Hit>({
  placeholder,
  search,
  slash = true,
  describedBy,
  control,
  ...texts
}: PanelBoxProps<Hit>) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const [machine] = useState(() => searchPanelMachine(search, texts.allHref !== undefined));
  const [snapshot, send] = useMachine(machine);
  const { text, found, active } = snapshot.context;
  const open = snapshot.hasTag('focused') && !snapshot.hasTag('folded') && searchTerm(text) !== null;
  const hits = found?.hits ?? [];
  const expanded = open && hits.length > 0;

  const chosen = active === hits.length ? 'all' : active;
  const option = chosen === null ? null : optionId(id, chosen);
  const combobox = useCombobox({ list: `${id}-hits`, open: expanded, option });

  // In a form the box may stand low, with its panel out of sight.
  const isField = control !== undefined;
  useEffect(() => {
    if (isField && expanded) document.getElementById(`${id}-hits`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isField, expanded]);

  // The dialog gives the focus back while React commits, which hides the event of it.
  const warning = snapshot.hasTag('warning');
  useEffect(() => {
    if (!warning && document.activeElement === input.current) send({ type: 'box.focused' });
  }, [warning, send]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const move = moves[event.key];
    if (event.key === 'Escape') {
      if (open) send({ type: 'panel.dismissed' });
      else send({ type: 'text.changed', text: '' });
    } else if (event.key === 'Enter') {
      // Without a chosen option Enter opens the only hit, else the list with all of them.
      document.getElementById(optionId(id, chosen ?? (hits.length === 1 ? 0 : 'all')))?.click();
    } else if (move && (active !== null || move === 'next' || move === 'previous')) {
      send({ type: 'option.moved', move });
    } else return;
    event.preventDefault();
  };

  const announcement = (): string => {
    if (!open || snapshot.hasTag('searching')) return '';
    if (found === null) return '';
    return found.total === 0 ? t('No results') : t('{n, plural, one {# result} other {# results}}', { n: found.total });
  };

  return (
    <SearchField
      {...combobox}
      input={input}
      slash={slash}
      {...(control ?? { 'aria-label': placeholder, 'aria-describedby': describedBy })}
      placeholder={placeholder}
      value={text}
      onText={(typed) => send({ type: 'text.changed', text: typed })}
      onClear={() => send({ type: 'text.changed', text: '' })}
      onFocus={() => send({ type: 'box.focused' })}
      onBlur={() => send({ type: 'box.blurred' })}
      onKeyDown={onKeyDown}
    >
      <SearchResults
        {...texts}
        id={id}
        open={open}
        wide={isField}
        text={text}
        found={found}
        active={active}
        failed={snapshot.hasTag('failed')}
        searching={snapshot.hasTag('searching')}
        onChosen={() => {
          send({ type: 'text.changed', text: '' });
          input.current?.blur();
        }}
        onPicked={(act) => {
          send({ type: 'text.changed', text: '' });
          act();
        }}
      />
      <LiveRegion text={announcement()} />
      <AlertDialog
        open={warning}
        title={t('Error')}
        ok={t('OK')}
        onClose={() => send({ type: 'failure.acknowledged' })}
      >
        {t(
          'There has been a problem while connecting to the search engine. Please try again later or contact customer service.',
        )}
      </AlertDialog>
    </SearchField>
  );
}
