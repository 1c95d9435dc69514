import { offeredViews, searchPlaceholder } from '@connect/core/domain/documents/view';
import { searchFailure, searchTerm } from '@connect/core/domain/search/search-term';
import { permittedKinds } from '@connect/core/use-cases/documents/list-documents';
import { useMachine } from '@xstate/react';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { fromPromise } from 'xstate';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { searchPanelMachine } from '../../machines/search-panel.ts';
import type { OptionMove } from '../../machines/search-panel.ts';
import { useServices, useSession } from '../../services.ts';
import { AlertDialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import * as css from './search-box.css.ts';
import { SearchResults, optionId } from './search-results.tsx';
import { useSlashFocus } from './use-slash-focus.ts';

const moves: Readonly<Record<string, OptionMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * The search box of the action area, with its panel of hits (spec §2, §4). A user who may see one kind of document only
 * searches that kind; one who may see none has no box (decisions 6).
 */
export function SearchBox() {
  const { user } = useSession();
  const view = offeredViews(permittedKinds(user)).at(-1);
  return view === undefined ? null : <PanelBox placeholder={searchPlaceholder(view)} />;
}

function PanelBox({ placeholder }: { readonly placeholder: string }) {
  const t = useTranslate();
  const { searchDocuments } = useServices();
  const { user } = useSession();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);

  const [machine] = useState(() =>
    searchPanelMachine.provide({
      actors: { search: fromPromise(({ input: text }: { input: string }) => searchDocuments(text, user)) },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { text, found, active } = snapshot.context;
  const open = snapshot.hasTag('focused') && !snapshot.hasTag('folded') && searchTerm(text) !== null;
  const hits = found?.hits ?? [];
  const expanded = open && hits.length > 0;

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

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
      const chosen = active ?? (hits.length === 1 ? 0 : 'all');
      document.getElementById(optionId(id, chosen))?.click();
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
    <search className={css.frame}>
      <Icon of={Search} className={css.glass} />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t(placeholder)}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? `${id}-hits` : undefined}
        aria-activedescendant={expanded && active !== null ? optionId(id, active) : undefined}
        aria-keyshortcuts="/"
        placeholder={t(placeholder)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className={css.input}
        value={text}
        onChange={(event) => send({ type: 'text.changed', text: event.target.value })}
        onFocus={() => send({ type: 'box.focused' })}
        onBlur={() => send({ type: 'box.blurred' })}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        <span className={css.key} aria-hidden>
          <Kbd>/</Kbd>
        </span>
      ) : (
        <button
          type="button"
          className={css.clear}
          aria-label={t('Clear search')}
          onClick={() => {
            send({ type: 'text.changed', text: '' });
            input.current?.focus();
          }}
        >
          <Icon of={X} size={16} />
        </button>
      )}
      <SearchResults
        id={id}
        open={open}
        text={text}
        found={found}
        active={active}
        failed={snapshot.hasTag('failed')}
        searching={snapshot.hasTag('searching')}
        onChosen={() => {
          send({ type: 'text.changed', text: '' });
          input.current?.blur();
        }}
      />
      <LiveRegion text={announcement()} />
      <AlertDialog
        open={warning}
        title={t(searchFailure.title)}
        ok={t('OK')}
        onClose={() => send({ type: 'failure.acknowledged' })}
      >
        {t(searchFailure.text)}
      </AlertDialog>
    </search>
  );
}
