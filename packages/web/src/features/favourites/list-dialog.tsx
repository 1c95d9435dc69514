import { maxListName } from '@connect/core/domain/ordering/favourite-list';
import type { FavouriteList, ListForm } from '@connect/core/domain/ordering/favourite-list';
import { isUnanswered } from '@connect/core/ports/failure';
import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { orderingRefusalText } from '../../shared/ordering/ordering-refusal.ts';

interface ListDialogProps {
  /** Null for a new one. */
  readonly list: FavouriteList | null;
  readonly onClose: () => void;
  readonly onSaved: (list: FavouriteList) => void;
  /** It was deleted elsewhere, or is nobody's any more. */
  readonly onGone: () => void;
  /** It may have been saved all the same. */
  readonly onUnanswered?: () => void;
}

/** What was entered otherwise than it was when the form opened: the rest may have been changed on another page since. */
const changesOf = (was: ListForm, entered: ListForm): Partial<ListForm> => ({
  ...(entered.name !== was.name && { name: entered.name }),
  ...(entered.shared !== was.shared && { shared: entered.shared }),
});

/** Names a list and says who sees it. What was typed stays when it is refused. */
export function ListDialog({ list, onClose, onSaved, onGone, onUnanswered }: ListDialogProps) {
  const t = useTranslate();
  const { editFavouriteList, createFavouriteList } = useOrdering();
  const key = `list ${list?.id ?? ''}`;
  const [draft, setDraft, forget] = useDraft(key, () => {
    const form: ListForm = { name: list?.name ?? '', shared: list?.shared ?? false };
    return { ...form, was: form };
  });
  const { name, shared, was } = draft;
  const [missing, setMissing] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const entered = { name: name.trim(), shared };
  const { busy, refusal, run } = useCommand(() =>
    list ? editFavouriteList(list.id, changesOf(was, entered)) : createFavouriteList(entered),
  );
  useWrongField(form, missing ?? refusal);
  const submit = async (): Promise<void> => {
    setMissing(entered.name === '' ? {} : null);
    if (entered.name === '') return;
    const answer = await run();
    if (answer?.ok === false && isUnanswered(answer.refusal)) onUnanswered?.();
    if (answer?.ok === false && answer.refusal.failure === 'not-found') {
      forget();
      onGone();
    }
    if (!answer?.ok) return;
    forget();
    onSaved(answer.value);
  };
  const problem = missing ? t('Enter a name for the list.') : refusal && orderingRefusalText(t, refusal);
  return (
    <FormDialog
      title={list ? t('Edit {name}', { name: list.name }) : t('New list')}
      submit={t('Save')}
      busy={busy}
      draft={key}
      form={form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t('List name')}
        autoComplete="off"
        maxLength={maxListName}
        required
        value={name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        error={problem}
      />
      <Checkbox checked={shared} onChange={({ target }) => setDraft({ ...draft, shared: target.checked })}>
        {t('Share with my company: colleagues who can place orders see it; only you can change it')}
      </Checkbox>
    </FormDialog>
  );
}
