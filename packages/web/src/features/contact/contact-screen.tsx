import { documentNoOf, maxNumberLength } from '@connect/core/domain/documents/number';
import { contactSubjects, maxMessageLength } from '@connect/core/domain/account/contact';
import type { ContactSubject } from '@connect/core/domain/account/contact';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { fieldText, refusalText } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import { useAccount } from '../../account-services.ts';
import { useSession } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import * as css from './contact-screen.css.ts';
import { SentMessage } from './sent-message.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import * as layout from '../../theme/layout.css.ts';

const subjectTexts: Readonly<Record<ContactSubject, string>> = {
  order: msg('An order'),
  delivery: msg('A delivery'),
  invoice: msg('An invoice or payment'),
  account: msg('Our account with you'),
  product: msg('A product'),
  other: msg('Something else'),
};

interface ContactScreenProps {
  /** Number of the order or invoice the visitor comes from; empty for none. */
  readonly orderNumber: string;
  /** The part of the address that the copy's links begin with, such as `de/de`. */
  readonly storefront: string;
}

/** Contact Us (specification §contact-message): a message to the supplier, which answers a reference number. */
export function ContactScreen(props: ContactScreenProps) {
  const t = useTranslate();
  const [reference, setReference] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title={t('Contact Us')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Contact Us') }]}
      />
      <Card className={css.card}>
        {reference === null ? (
          <ContactForm {...props} onSent={setReference} />
        ) : (
          <SentMessage reference={reference} onAnother={() => setReference(null)} />
        )}
      </Card>
    </>
  );
}

/** From here on it is said how much room is left. */
const nearlyFull = 500;

function ContactForm({
  orderNumber,
  storefront,
  onSent,
}: ContactScreenProps & { readonly onSent: (reference: string) => void }) {
  const t = useTranslate();
  const { sendMessage } = useAccount();
  const { user } = useSession();
  const [draft, setDraft, forget] = useDraft(`contact ${orderNumber}`, () => ({
    subject: (orderNumber === '' ? 'other' : 'order') satisfies ContactSubject as ContactSubject,
    order: orderNumber,
    message: '',
    copy: true,
  }));
  const { subject, order, message, copy } = draft;
  const edit = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part });
  const { busy, refusal, run } = useCommand(sendMessage);
  const form = useRef<HTMLFormElement>(null);

  const isAboutOrder = refusal?.message?.code === 'unknown_order';
  const orderError = isAboutOrder ? refusalText(t, refusal) : fieldText(t, refusal?.message ?? null, 'orderNumber');
  const messageError = fieldText(t, refusal?.message ?? null, 'message');
  const [missing, setMissing] = useState<Readonly<Record<string, never>> | null>(null);
  const send = async (): Promise<void> => {
    const answer = await run({
      subject,
      orderNumber: order.trim() === '' ? null : documentNoOf(order),
      message,
      copy,
      storefront,
    });
    if (!answer?.ok) return;
    forget();
    onSent(answer.value);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = message.trim() === '';
    setMissing(isEmpty ? {} : null);
    if (!isEmpty) void send();
  };
  const left = maxMessageLength - message.length;
  return (
    <form ref={form} className={layout.stack} onSubmit={onSubmit} noValidate>
      <ErrorSummary form={form} found={missing ?? refusal} />
      <p>{t('Ask us anything about your account. We’ll reply by email to {email}.', { email: user.email })}</p>
      <div className={css.pair}>
        <Select
          label={t('Subject')}
          name="subject"
          value={subject}
          options={contactSubjects.map((each) => ({ value: each, label: t(subjectTexts[each]) }))}
          onChange={({ target }) => edit({ subject: contactSubjects.find((each) => each === target.value) ?? 'other' })}
        />
        <Field
          label={t('Order or invoice number (optional)')}
          name="order_number"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxNumberLength}
          value={order}
          error={orderError}
          onChange={({ target }) => edit({ order: target.value })}
        />
      </div>
      <Textarea
        label={t('Message')}
        name="message"
        rows={8}
        required
        maxLength={maxMessageLength}
        value={message}
        error={missing ? t('Enter a message.') : messageError}
        hint={
          left <= nearlyFull
            ? t('{n, plural, one {# character left} other {# characters left}}', { n: left })
            : undefined
        }
        onChange={({ target }) => edit({ message: target.value })}
      />
      <Checkbox name="copy" checked={copy} onChange={({ target }) => edit({ copy: target.checked })}>
        {t('Send me a copy')}
      </Checkbox>
      {refusal && orderError === undefined && messageError === undefined && <Notice>{refusalText(t, refusal)}</Notice>}
      <div className={css.foot}>
        <Button type="submit" disabled={busy} busy={busy}>
          {t('Send message')}
        </Button>
      </div>
    </form>
  );
}
