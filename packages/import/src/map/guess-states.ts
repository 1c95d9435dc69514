import { flagOf, textOf } from '../records/values.ts';
import { headingFor } from './guess-kind.ts';
import { cellsUnder, type Part } from './guess-parts.ts';
import { type Names, question, yamlTextWithin } from './guess-source.ts';
import { paidHeadings } from './synonyms.ts';

/** What a code says of a document: `done` is an order that nothing comes of any more, or an invoice that is paid. */
type State = 'open' | 'done' | 'cancelled';

const cancelled =
  'Cancelled Canceled Cancel Void Voided Storniert Storno Annulliert Abgebrochen Annulé Annulée Annulation Annullato Annullata Anulowane Anulowano Anulowana';
const open =
  'Open New Released Confirmed Pending Processing Offen Neu Freigegeben Bestätigt Ouvert Ouverte Nouveau Nouvelle Confirmée Aperto Aperta Confermato Otwarte Otwarta Nowe Potwierdzone';

/** Codes of documents by their kind. Those that may be either are missing: an order that is paid, or sent, may be open or done. */
const words: Readonly<Record<'orders' | 'invoices', Readonly<Record<State, string>>>> = {
  orders: {
    cancelled,
    open: `${open} Live Active InProgress OnHold PendingFulfillment PendingApproval Backorder Backordered PartiallyShipped PartiallyDelivered PartiallyInvoiced InBearbeitung InArbeit Teilgeliefert TeilweiseGeliefert Teilfakturiert EnCours EnAttente Validée EnPréparation PartiellementLivrée InLavorazione InCorso WRealizacji`,
    done: 'Closed Complete Completed Done Finished Fulfilled Invoiced FullyInvoiced Billed Erledigt Abgeschlossen Geschlossen Fakturiert Berechnet VollständigFakturiert Soldé Soldée Clôturé Clôturée Terminé Terminée Facturé Facturée Fermée Chiuso Completato Fatturato Concluso Zamknięte Zrealizowane Zakończone Zafakturowane',
  },
  invoices: {
    cancelled,
    open: `${open} Unpaid NotPaid Overdue Due PastDue Outstanding Posted Issued Sent Unbezahlt NichtBezahlt Überfällig Fällig Gebucht Versendet Impayée NonPayée NonRéglée ÀPayer EnRetard Échue NonPagata DaPagare Scaduta Emessa Niezapłacona Nieopłacona Zaległa Wystawiona`,
    done: 'Paid PaidInFull FullyPaid Settled Closed Bezahlt Beglichen Ausgeglichen Erledigt Geschlossen Payé Payée Réglé Réglée Acquittée Soldé Soldée Pagato Pagata Saldato Saldata Zapłacono Zapłacone Zapłacona Opłacone Opłacona Rozliczona',
  },
};
const states: readonly State[] = ['open', 'done', 'cancelled'];

/** More are no codes. */
const mostCodes = 20;

/** Where columns of the model come from that say what a document still comes to, out of codes that say it: asked where nobody knows one. */
export const stateSources = (part: Part, names: Names): ReadonlyMap<string, string> => {
  const { kind, seen, columns } = part.guess;
  const sources = new Map<string, string>();
  if (kind !== 'orders' && kind !== 'invoices') return sources;

  const stateOf = (code: string): State | null => {
    const known = states.find((state) => headingFor(words[kind][state], [code]) !== null);
    if (known) return known;
    const flag = flagOf(code);
    return flag.ok ? (flag.value ? 'done' : 'open') : null;
  };
  const codesUnder = (heading: string | undefined): readonly string[] => {
    const codes = [...new Set(cellsUnder(seen, heading).map(textOf))].filter((code) => code !== '');
    return codes.length > mostCodes ? [] : codes;
  };
  /** A code that comes later is in no table, and refused: nobody knows what it stands for. */
  const setByState = (path: string, heading: string, means: Readonly<Record<State, string>>, asked: string): void => {
    const coded = codesUnder(heading).map((code) => ({ code, state: stateOf(code) }));
    const table = coded.map(({ code, state }) => `${JSON.stringify(code)}: ${state ? means[state] : question}`);
    const comment = coded.every(({ state }) => state) ? '' : ` # ${asked}`;
    sources.set(path, `{ column: ${yamlTextWithin(names.use(heading))}, table: { ${table.join(', ')} } }${comment}`);
  };

  const status = columns.get('status');
  const codes = codesUnder(status);
  const gone = codes.filter((code) => stateOf(code) === 'cancelled');
  const isAsked = kind === 'orders' && columns.has('closed');
  if (status !== undefined && codes.length > 0 && !columns.has('cancelled')) {
    const asked = 'true for what was cancelled, false for the rest';
    if (isAsked) setByState('cancelled', status, { open: 'false', done: 'false', cancelled: 'true' }, asked);
    else if (gone.length > 0) {
      const table = gone.map((code) => `${JSON.stringify(code)}: true`).join(', ');
      sources.set('cancelled', `{ column: ${yamlTextWithin(status)}, table: { ${table} }, otherwise: false }`);
    }
  }
  if (kind === 'orders') {
    const asked = 'true for orders that nothing comes of any more: invoiced in full, or cancelled; false for others';
    if (status !== undefined && codes.length > 0 && !columns.has('closed'))
      setByState('closed', status, { open: 'false', done: 'true', cancelled: 'true' }, asked);
    return sources;
  }
  if (columns.has('remaining')) return sources;
  const paid = seen.headings.filter((heading) => headingFor(paidHeadings, [heading]) !== null);
  // Amounts and days are no codes.
  const isCoded = (heading: string): boolean => codesUnder(heading).some((code) => stateOf(code) !== null);
  const column = [...paid.filter(isCoded), columns.get('closed'), status].find((each) => codesUnder(each).length > 0);
  if (column !== undefined)
    setByState(
      'remaining',
      column,
      { open: "''", done: '0', cancelled: "''" },
      "0 for invoices that are paid, '' for those that payments and credit notes are to settle",
    );
  return sources;
};
