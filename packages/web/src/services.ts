import type { Authentication } from '@connect/core/ports/authentication';
import type { Clock } from '@connect/core/ports/clock';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { Passwords } from '@connect/core/ports/passwords';
import type { Preferences } from '@connect/core/ports/preferences';
import type { ChooseBanner } from '@connect/core/use-cases/account/choose-banner';
import type { OwnCustomer } from '@connect/core/use-cases/account/own-customer';
import type { LoadOrderHistory, LoadPaymentDue } from '@connect/core/use-cases/account/load-figures';
import type { DownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import type { KeepListChoices, ListCriteriaOf } from '@connect/core/use-cases/documents/list-choices';
import type { ListDocuments, RecentDocuments, SearchDocuments } from '@connect/core/use-cases/documents/list-documents';
import type { ListAgain } from '@connect/core/use-cases/documents/list-again';
import type { SeenRows } from '@connect/core/use-cases/documents/seen-rows';
import type { SearchAllTime } from '@connect/core/use-cases/documents/search-all-time';
import type { TrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import type { ViewDocument } from '@connect/core/use-cases/documents/view-document';
import type { KeptList } from '@connect/core/domain/documents/list-state';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { StorefrontAddresses } from '@connect/core/domain/products/product-address';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import type { StaffLogins } from '@connect/core/ports/staff-logins';
import type { IsInvitationOver, Register } from '@connect/core/use-cases/session/register';
import type { ResetPassword } from '@connect/core/use-cases/session/reset-password';
import type { FinishSignIn, SignIn } from '@connect/core/use-cases/session/sign-in';
import type { CurrentSession } from '@connect/core/use-cases/session/current-session';
import type { MayEnter } from '@connect/core/use-cases/session/may-enter';
import type { SignOut } from '@connect/core/use-cases/session/sign-out';
import type { SignOutEverywhere } from '@connect/core/use-cases/session/sign-out-everywhere';
import type { Session } from '@connect/core/use-cases/session/start-session';
import type { StartImpersonating } from '@connect/core/use-cases/session/start-impersonating';
import type { FinishStaffLogin } from '@connect/core/use-cases/session/staff-login';
import type { StopImpersonating } from '@connect/core/use-cases/session/stop-impersonating';
import type { AccountServices } from './account-services.ts';
import type { BrandServices } from './brand-services.ts';
import type { OrderingServices } from './ordering-services.ts';
import type { StaffServices } from './staff-services.ts';
import { createContext, useContext } from 'react';

/** What the server told the page before its first call. */
export interface PortalConfig {
  readonly basePath: string;
  readonly staffLoginUrl: string | null;
  readonly staffLogoutUrl: string | null;
  readonly imageHost: string;
  /** The supplier's own currency, ISO 4217. */
  readonly currency: string;
  readonly dpdTrackingUrl: string;
  /** Addresses of storefronts; a product of one without opens in a panel. */
  readonly storefronts: StorefrontAddresses;
  /** What the portal is called. */
  readonly name: string;
  /** Whose it is, in one line: the head of what is printed of it. */
  readonly supplier: string;
  /** Its legal texts by locale, such as `de-DE`: what each is called, and its address. */
  readonly legal: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  /** Whether it has to be said why one acts for a customer. */
  readonly actingNeedsReason: boolean;
  readonly support: { readonly email: string | null; readonly phone: string | null };
  /** Where the mails of the demo can be read; null where they are sent. */
  readonly mailbox: string | null;
  readonly demo: {
    readonly password: string;
    readonly accounts: readonly { readonly email: string; readonly who: string }[];
  } | null;
}

/** Something that changes by itself. */
export interface Cell<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly listen: (listener: () => void) => () => void;
}

/** What could not be read of what the server sent for the lists of this page. */
export interface UnreadableEntries {
  counts(): { readonly documents: number; readonly others: number };
  clear(): void;
  /** Returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

/** Everything the screens can do, resolved from the container once. */
export interface Services {
  readonly config: PortalConfig;
  readonly clock: Clock;
  readonly unreadable: UnreadableEntries;
  readonly session: CurrentSession;
  /** Who is signed in as far as the browser can tell, for what is shown until `session` has the answer. */
  readonly expectedSession: () => Promise<Session | null>;
  /** The last page of the own list of orders and invoices; null when there is none. */
  readonly lastList: () => Promise<KeptList | null>;
  readonly preferences: Pick<Preferences, 'rememberedEmail' | 'censored' | 'setCensored'>;
  readonly signIn: SignIn;
  readonly finishSignIn: FinishSignIn;
  /** Staff on their way to the provider, and back from it. */
  readonly keepStaffLogin: StaffLogins['keep'];
  readonly finishStaffLogin: FinishStaffLogin;
  readonly isInvitationOver: IsInvitationOver;
  readonly register: Register;
  readonly sendPasswordReset: Passwords['sendReset'];
  readonly resetPassword: ResetPassword;
  /** How long the login holds without being used, and using it: whoever is signed in, null for nobody. Throws when the server is out of reach. */
  readonly login: { readonly times: SessionTokens['times']; readonly renew: Authentication['currentUser'] };
  readonly signOut: SignOut;
  readonly mayEnter: MayEnter;
  readonly signOutEverywhere: SignOutEverywhere;
  readonly startImpersonating: StartImpersonating;
  readonly stopImpersonating: StopImpersonating;
  /** Reports the stops of acting that the server does not know of yet; does nothing where there are none. */
  readonly reportStops: () => Promise<void>;
  /** Whether the server ended the acting for a customer, until that is read or another begins. */
  readonly actingEnded: Cell<boolean>;
  readonly ownCustomer: OwnCustomer;
  readonly loadPaymentDue: LoadPaymentDue;
  readonly loadOrderHistory: LoadOrderHistory;
  readonly chooseBanner: ChooseBanner;
  readonly listCriteria: ListCriteriaOf;
  readonly keepListChoices: KeepListChoices;
  readonly listDocuments: ListDocuments;
  /** The list as it was, for who goes back to it. */
  readonly listAgain: Pick<ListAgain, 'keep' | 'last'>;
  readonly searchAllTime: SearchAllTime;
  readonly recentDocuments: RecentDocuments;
  readonly searchDocuments: SearchDocuments;
  /** The row of a document as a search of this session found it last. */
  readonly seenRow: SeenRows['row'];
  readonly viewOrder: ViewDocument<Order>;
  readonly viewInvoice: ViewDocument<Invoice>;
  readonly downloadPdf: DownloadPdf;
  readonly trackParcel: TrackParcel;
  readonly saveText: FileSaver['saveText'];
  /** What only the pages of the own account, of the company's users, and of help do, fetched when the first of them opens. Throws when it cannot be fetched. */
  readonly account: () => Promise<AccountServices>;
  /** What only the screens of staff do, likewise. */
  readonly staff: () => Promise<StaffServices>;
  /** What only the screens of brand managers do, likewise. */
  readonly brand: () => Promise<BrandServices>;
  /** What only the screens of ordering do, likewise. */
  readonly ordering: () => Promise<OrderingServices>;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services of the page. Throws outside the provider, which is a bug. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The screen stands outside ServicesProvider');
  return services;
};

/** The session of a screen that its route guard let a signed-in user into. Throws elsewhere, which is a bug. */
export const useSession = (): Session => {
  const session = useServices().session.peek();
  if (!session) throw new Error('The route of this screen asks for no session');
  return session;
};
