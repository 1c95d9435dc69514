import type { AccountSignInEvent } from '../domain/access/sign-in-event.ts';
import type { CompanySignIn, CompanyUser, SupplierDemand } from '../domain/access/company-user.ts';
import type { CustomerNo } from '../domain/account/customer-no.ts';
import type { CompanyRules, OwnRules } from '../domain/administration/company-rules.ts';
import type { PortalRules, RulesSetting } from '../domain/administration/portal-rules.ts';
import type { CustomerManager, ManagersCustomer } from '../domain/administration/customer-manager.ts';
import type { CustomerUsers, SupplierInvitation } from '../domain/administration/customer-users.ts';
import type { StaffForm, StaffLink, StaffMember, StaffRole } from '../domain/administration/staff-member.ts';
import type { FileImport, ImportFile } from '../domain/administration/file-import.ts';
import type { ImportReport, ImportRun } from '../domain/administration/import-run.ts';
import type { IntegrationKey, KeyForm, KeyList, NewKey } from '../domain/administration/integration-key.ts';
import type {
  DeliveryState,
  EndpointForm,
  EndpointList,
  EndpointSecret,
  EventDelivery,
  WebhookEndpoint,
} from '../domain/administration/webhook-endpoint.ts';
import type { Branding, BrandingForm, BrandingPart } from '../domain/administration/branding.ts';
import type { SupplierIdentity } from '../domain/administration/supplier-identity.ts';
import type { Language } from '../domain/access/language.ts';
import type { TextQuery, TextsFound } from '../domain/administration/portal-text.ts';
import type { MailTemplate, MailText } from '../domain/administration/mail-template.ts';
import type { PortalContent, WrittenArticle, WrittenBanner } from '../domain/administration/portal-content.ts';
import type { ChosenLog, LogChoice, LogSetting } from '../domain/administration/log-setting.ts';
import type { PortalHealth } from '../domain/administration/portal-health.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** How the portal is, for its administrators (specification §administration). */
export interface PortalWatch {
  health(): Promise<Result<PortalHealth, Refusal>>;
  /** How much is logged. */
  log(): Promise<Result<LogSetting, Refusal>>;
  /** Has more or less of it logged for a while, in every process. Refused where it is not any more what it was. */
  setLog(choice: LogChoice, was: ChosenLog | null): Promise<Result<LogSetting, Refusal>>;
  /** The rules that count without a restart. */
  rules(): Promise<Result<RulesSetting, Refusal>>;
  /** Sets them in every process, null for what the settings of the server say. Refused where they are not any more what they were. */
  setRules(rules: PortalRules | null, was: PortalRules | null): Promise<Result<RulesSetting, Refusal>>;
}

/** Who is staff, and as what (specification §administration). */
export interface StaffDirectory {
  list(): Promise<Result<readonly StaffMember[], Refusal>>;
  /** Answers the link that they first sign in with, which is never to be had again. */
  add(form: StaffForm): Promise<Result<StaffLink, Refusal>>;
  /** Refused where they are not any more what they were. */
  setRole(
    email: string,
    role: StaffRole,
    was: Pick<StaffMember, 'position' | 'superUser'>,
  ): Promise<Result<null, Refusal>>;
  link(email: string): Promise<Result<StaffLink, Refusal>>;
  /** Refused unless the email was typed. */
  remove(email: string, typed: string): Promise<Result<null, Refusal>>;
  restore(email: string): Promise<Result<null, Refusal>>;
  /** Their customers by name, as many as one looks through. */
  customersOf(email: string): Promise<Result<readonly ManagersCustomer[], Refusal>>;
}

/** Keys of other programs (specification §administration). */
export interface IntegrationKeys {
  list(): Promise<Result<KeyList, Refusal>>;
  /** Answers its text, which is never to be had again. */
  create(form: KeyForm): Promise<Result<NewKey, Refusal>>;
  /** From then on it opens nothing. Refused unless its name was typed. */
  revoke(id: string, typed: string): Promise<Result<IntegrationKey, Refusal>>;
}

/** Where other systems are told of what happens (specification §administration). One that is gone is not found. */
export interface WebhookEndpoints {
  list(): Promise<Result<EndpointList, Refusal>>;
  /** Answers its secret, which is never to be had again. */
  add(form: EndpointForm): Promise<Result<EndpointSecret, Refusal>>;
  /** What it is told of from now on. Refused where it is not any more what it was. */
  setKinds(id: string, kinds: readonly string[], was: readonly string[]): Promise<Result<WebhookEndpoint, Refusal>>;
  /** Sends it an event that stands for nothing, once. */
  test(id: string): Promise<Result<{ readonly taken: boolean; readonly outcome: string }, Refusal>>;
  /** A new secret; the one before is good for another day. */
  rotate(id: string): Promise<Result<EndpointSecret, Refusal>>;
  pause(id: string): Promise<Result<WebhookEndpoint, Refusal>>;
  /** It is told of what has happened meanwhile, too. */
  resume(id: string): Promise<Result<WebhookEndpoint, Refusal>>;
  /** Refused unless its address was typed. */
  remove(id: string, typed: string): Promise<Result<WebhookEndpoint, Refusal>>;
  /** The last hundred, the newest first; null for every state. */
  deliveries(id: string, state: DeliveryState | null): Promise<Result<readonly EventDelivery[], Refusal>>;
  /** Sends one event again, or with null all that were given up; answers how many. */
  resend(id: string, eventId: string | null): Promise<Result<number, Refusal>>;
}

/** Users of the customers' companies, looked after by the supplier (specification §administration). Whoever is of another company is not found. */
export interface CustomerAccess {
  of(no: CustomerNo): Promise<Result<CustomerUsers, Refusal>>;
  /** Answers whether they came with the supplier's records, and were sent a link to their first password instead. */
  invite(no: CustomerNo, form: SupplierInvitation): Promise<Result<{ readonly hasAccount: boolean }, Refusal>>;
  /** Keeps them out from now on; refused unless their email was typed. */
  lock(no: CustomerNo, id: string, typed: string): Promise<Result<CompanyUser, Refusal>>;
  unlock(no: CustomerNo, id: string): Promise<Result<CompanyUser, Refusal>>;
  /** Takes a second factor whose owner lost it; refused unless their email was typed. */
  resetSecondFactor(no: CustomerNo, id: string, typed: string): Promise<Result<CompanyUser, Refusal>>;
  /** Whether the supplier demands a second factor of all users of the company from now on. */
  setSignIn(no: CustomerNo, demand: SupplierDemand): Promise<Result<CompanySignIn, Refusal>>;
  /** Sets the rules for the company's orders, in place of what was set before; refused where that is something else by now. */
  setRules(no: CustomerNo, rules: OwnRules, was: OwnRules): Promise<Result<CompanyRules, Refusal>>;
  /** Gives the company to an account manager by their email, in place of whom an administrator chose before; null for whom the supplier's system says. */
  setManager(no: CustomerNo, email: string | null, was: string | null): Promise<Result<CustomerManager, Refusal>>;
  /** Mails them a link to a new password. */
  mailPasswordLink(no: CustomerNo, id: string): Promise<Result<CompanyUser, Refusal>>;
  /** Ends all their sessions. */
  signOut(no: CustomerNo, id: string): Promise<Result<CompanyUser, Refusal>>;
}

/** What happened around signing in, of everybody (specification §recent-sign-ins). */
export interface SignInLog {
  /** The newest first, a page at a time; of one email only where there is one, which no account needs to have. */
  find(filter: {
    readonly email: string;
    readonly before: string | null;
  }): Promise<Result<{ readonly entries: readonly AccountSignInEvent[]; readonly next: string | null }, Refusal>>;
}

/** Whose portal it is (specification §supplier-identity). */
export interface SupplierFile {
  read(): Promise<Result<SupplierIdentity, Refusal>>;
  /** Answers how it is written from now on. Refused where it is not any more what it was. */
  change(identity: SupplierIdentity, was: SupplierIdentity): Promise<Result<SupplierIdentity, Refusal>>;
}

/** How the portal presents itself (specification §branding). Asked for again, as an answer got lost, nothing changes twice. */
export interface BrandingFile {
  read(): Promise<Result<Branding, Refusal>>;
  /** `logo` is a new one, as base64; null for the one that is there. Refused where it is not any more what it was. */
  change(branding: BrandingForm, was: Branding, logo: string | null): Promise<Result<Branding, Refusal>>;
  /** The portal's own again; refused unless the name that it has was typed. */
  takeBack(part: BrandingPart, was: Branding, typed: string): Promise<Result<Branding, Refusal>>;
}

/** What came in of the supplier's data (specification §imports-for-administrators). */
export interface ImportLog {
  /** The last hundred, the newest first. */
  list(): Promise<Result<readonly ImportRun[], Refusal>>;
  report(id: string): Promise<Result<ImportReport, Refusal>>;
  /** Stops one that is under way: what it brought in stays. Refused where it has ended by itself. */
  stop(id: string): Promise<Result<ImportRun, Refusal>>;
  /** What was refused of one, as a CSV file. */
  refusals(id: string): Promise<Result<Uint8Array, Refusal>>;
  /** Imports a file. Sent again, as the answer got lost, it changes nothing. */
  take(file: ImportFile): Promise<Result<FileImport, Refusal>>;
}

/**
 * What the supplier shows beside its data (specification §shown-content). One is written in place of what it was, null for a new one;
 * refused where it is not any more what it was. Asked for again, as an answer got lost, nothing changes twice.
 */
export interface ContentEditing {
  read(): Promise<Result<PortalContent, Refusal>>;
  writeBanner(banner: WrittenBanner, was: WrittenBanner | null): Promise<Result<null, Refusal>>;
  writeArticle(article: WrittenArticle, was: WrittenArticle | null): Promise<Result<null, Refusal>>;
  /** Refused unless the name of its picture was typed. */
  removeBanner(was: WrittenBanner, typed: string): Promise<Result<null, Refusal>>;
  /** Refused unless its title was typed. */
  removeArticle(was: WrittenArticle, typed: string): Promise<Result<null, Refusal>>;
}

/** One mail, in one language. */
export type MailOf = Pick<MailTemplate, 'name' | 'language'>;

/**
 * What mails say (specification §mail-templates). A text with something in it that is no value of its mail is refused at its field, and one
 * that is not any more what it was, too.
 */
export interface MailTemplates {
  list(): Promise<Result<readonly MailTemplate[], Refusal>>;
  /** In place of what was written; null for what it was built with. */
  write(of: MailOf, text: MailText, was: MailText | null): Promise<Result<null, Refusal>>;
  /** It says again what it was built with; refused unless the subject that goes was typed. */
  remove(of: MailOf, was: MailText, typed: string): Promise<Result<null, Refusal>>;
  /** Sends it to whoever asks, with sample values. */
  test(of: MailOf, text: MailText): Promise<Result<null, Refusal>>;
}

/**
 * What the portal's pages say (specification §own-texts). A text that does not keep what the built one has is refused at its field, and one that
 * is not any more what it was, too.
 */
export interface PortalTexts {
  find(language: Language, query: TextQuery): Promise<Result<TextsFound, Refusal>>;
  /** In place of what was written for a text, which is named by its English; null for as it was built. */
  write(language: Language, source: string, text: string | null, was: string | null): Promise<Result<null, Refusal>>;
}
