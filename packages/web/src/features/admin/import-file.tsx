import { maxImportFile } from '@connect/core/domain/administration/file-import';
import type { FileImport } from '@connect/core/domain/administration/file-import';
import type { Refusal } from '@connect/core/ports/failure';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import { base64Of } from './base64-of.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { kindTexts } from './import-texts.ts';
import { FileReason } from './refusal-reason.tsx';

interface ImportFilePartProps {
  onBack: () => void;
  /** Opens the report of an import. */
  onReport: (run: string) => void;
}

interface Outcome {
  /** Another one each time, which the focus goes to. */
  readonly round: number;
  readonly name: string;
  readonly dryRun: boolean;
  readonly result: FileImport;
}

const megabytes = maxImportFile / 1_000_000;

/** Whether a map has a question: what explains it stands in lines of its own. */
const isAsking = (map: string): boolean => /^(?!#).*'\?'/m.test(map);

const hintOfGuess = (t: Translate, map: string): string =>
  isAsking(map)
    ? t('We suggested this map. Check it, replace each question mark, then check the file again.')
    : t('We suggested this map. Check it, then check the file again.');

/** A file is chosen, looked at, and imported once it was seen what would become of it (specification §imports-for-administrators). */
export function ImportFilePart({ onBack, onReport }: ImportFilePartProps) {
  const t = useTranslate();
  const { imports } = useAdmin();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState('');
  const [map, setMap] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** The map that was guessed for the file, as long as it is of that file. */
  const [suggested, setSuggested] = useState('');
  /** How often a map was guessed here. */
  const [guesses, setGuesses] = useState(0);
  /** What became of the file as it is chosen now. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, running, refusal, run, forget } = useCommand(imports.take);
  const [wasLost, setLost] = useState(false);
  /** It was stopped here, with so many records taken in. */
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const mapField = useRef<HTMLTextAreaElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  // Once the field can be typed into again.
  useEffect(() => {
    if (guesses > 0) mapField.current?.focus();
  }, [guesses]);

  const changed = (): void => {
    setOutcome(null);
    setProblem(null);
    setLost(false);
    setStoppedAt(null);
    forget();
  };
  const choose = (chosen: File | null): void => {
    changed();
    setFile(chosen);
    // What was guessed for one file says nothing of another; what somebody wrote may.
    if (map === suggested && chosen?.name !== file?.name) {
      setMap('');
      setSuggested('');
    }
    if (chosen && chosen.size > maxImportFile)
      setProblem(
        t(
          'This file is larger than {n} MB. Please split it, or ask the server’s operator to import it with “connect import”.',
          { n: megabytes },
        ),
      );
  };
  const missed = (text: string): void => {
    setProblem(text);
    chooser.current?.focus();
  };
  const take = async (dryRun: boolean): Promise<void> => {
    if (!file) return missed(t('Choose a file.'));
    if (problem !== null) return chooser.current?.focus();
    const content = await base64Of(file).catch(() => null);
    if (content === null) return missed(t('The file can’t be read any more. Choose it again.'));
    setLost(false);
    setStoppedAt(null);
    setOutcome((shown) => (dryRun ? null : shown));
    const answer = await run({ name: file.name, content, kind: kind || null, map: map.trim() || null, dryRun });
    if (!answer) return undefined;
    if (!answer.ok) return setLost(!dryRun && answer.refusal.failure === 'unavailable');
    const { guessedMap } = answer.value;
    if (guessedMap !== null) {
      setMap(guessedMap);
      setSuggested(guessedMap);
      return setGuesses(guesses + 1);
    }
    setOutcome({ round: (outcome?.round ?? 0) + 1, name: file.name, dryRun, result: answer.value });
    return undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void take(true);
  };
  const toImport = outcome?.dryRun
    ? outcome.result.kinds.reduce((sum, each) => sum + each.accepted + each.waiting, 0)
    : 0;
  const reason = refusal?.message?.values['reason'];
  return (
    <div className={css.form}>
      <div className={css.between}>
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          {t('All imports')}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t('Import a file')}
      </h2>
      <Card>
        <form noValidate className={css.part} onSubmit={submit}>
          <p>{t('We check the file first. Nothing is written until you’ve seen the result and select Import.')}</p>
          <Field
            ref={chooser}
            label={t('File: CSV, Excel, NDJSON or JSON')}
            className={css.file}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ndjson,.jsonl,.json"
            disabled={busy}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
            error={problem}
          />
          <Select
            label={t('What it contains')}
            disabled={busy}
            value={kind}
            onChange={({ target }) => {
              changed();
              setKind(target.value);
            }}
            options={[
              { value: '', label: t('By the file name or the map') },
              ...Object.entries(kindTexts(t)).map(([value, label]) => ({ value, label })),
            ]}
          />
          <Textarea
            ref={mapField}
            label={t('Map')}
            hint={
              suggested !== '' && map !== ''
                ? hintOfGuess(t, map)
                : t(
                    'The map says which column holds what. CSV and Excel files need one; leave this empty and we’ll suggest one.',
                  )
            }
            className={css.map}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            disabled={busy}
            value={map}
            onChange={({ target }) => {
              changed();
              setMap(target.value);
            }}
          />
          {refusal && (
            <Notice>
              {endText(t, refusal, { stoppedAt, wasLost })}
              {reason !== undefined && stoppedAt === null && <FileReason reason={String(reason)} />}
            </Notice>
          )}
          {running && (
            <ImportProgress name={running[0].name} onStopped={({ dry, lines }) => setStoppedAt(dry ? 0 : lines)} />
          )}
          <div className={css.buttons}>
            <Button
              type="submit"
              variant={toImport > 0 ? 'secondary' : 'primary'}
              aria-disabled={busy}
              busy={running?.[0].dryRun === true}
            >
              {t('Check the file')}
            </Button>
            {(toImport > 0 || wasLost) && (
              <Button aria-disabled={busy} busy={running?.[0].dryRun === false} onClick={() => void take(false)}>
                {wasLost
                  ? t('Try again')
                  : t('{n, plural, one {Import # record} other {Import # records}}', { n: toImport })}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {outcome && (
        <ImportOutcome
          key={outcome.round}
          name={outcome.name}
          dryRun={outcome.dryRun}
          result={outcome.result}
          onReport={onReport}
        />
      )}
    </div>
  );
}

/** Why a file was not imported, or not all of it. */
const endText = (
  t: Translate,
  refusal: Refusal,
  { stoppedAt, wasLost }: { readonly stoppedAt: number | null; readonly wasLost: boolean },
): string => {
  if (stoppedAt === 0) return t('You stopped it. Nothing was written.');
  if (stoppedAt !== null)
    return t(
      '{n, plural, one {You stopped it. # record was imported; the rest wasn’t.} other {You stopped it. # records were imported; the rest weren’t.}}',
      { n: stoppedAt },
    );
  return wasLost
    ? t(
        'No answer came, so it’s unclear whether the file was imported. Try again: what is there already doesn’t change.',
      )
    : adminRefusalText(t, refusal);
};
