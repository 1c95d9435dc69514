import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { DocumentNo } from '@connect/core/domain/documents/number';
import { preferredLocale } from '@connect/core/domain/access/language';
import type { Locale } from '@connect/core/domain/access/storefront';
import type { Customer } from '@connect/core/domain/account/customer';
import { statementFileName } from '@connect/core/domain/export/file-names';
import type { Money } from '@connect/core/domain/money/money';
import { firstDayOf } from '@connect/core/domain/reports/period';
import type { Month } from '@connect/core/domain/reports/report';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import { dayOf, type Day } from '../../calendar.ts';
import { malformed, notFound, type Refusal } from '../../refusal.ts';
import { PdfFile, type MakeBytes } from '../../saved-file.ts';

/** An invoice or credit on a statement. Amounts include VAT; a credit's are negative. */
export interface StatementDocument {
  readonly no: DocumentNo;
  readonly date: Day;
  readonly reference: string | null;
  readonly dueDate: Day | null;
  readonly amount: Money;
  /** What is left to pay; null where that is not known. */
  readonly remaining: Money | null;
}

export interface StatementDocuments {
  /** Of months before, not settled yet. */
  readonly before: readonly StatementDocument[];
  readonly ofMonth: readonly StatementDocument[];
}

/**
 * Invoices and credits of a customer up to the end of a month: all of the month, and of those before it what is still open. A
 * cancelled one is none. Their open amounts are today's: when payments came in is not known here.
 */
export type FindStatementDocuments = (customerNo: CustomerNo, firstDay: Day) => Promise<StatementDocuments>;

/** What stands on a statement of account. */
export interface Statement extends StatementDocuments {
  readonly customer: Customer;
  readonly locale: Locale;
  /** The first day of its month. */
  readonly firstDay: Day;
  readonly today: Day;
}

/** A statement as PDF. */
export type DrawStatement = (statement: Statement) => MakeBytes;

/** The statement of account of a month that has begun, in the language that an `Accept-Language` header prefers. */
export const makeStatement =
  (parts: {
    readonly accounts: AccountRepository;
    readonly findDocuments: FindStatementDocuments;
    readonly draw: DrawStatement;
    readonly now: () => Date;
  }) =>
  async (customerNo: CustomerNo, month: Month, language: string): Promise<Result<PdfFile, Refusal>> => {
    const today = dayOf(parts.now());
    const firstDay = firstDayOf(month);
    if (firstDay > today) return refused(malformed({ month: ['has not begun'] }));
    const account = await parts.accounts.account(customerNo, today);
    if (!account) return refused(notFound);
    const documents = await parts.findDocuments(customerNo, firstDay);
    const about = { firstDay, today, customer: account.customer, locale: preferredLocale(language) };
    return ok(new PdfFile(statementFileName(month), parts.draw({ ...documents, ...about })));
  };
