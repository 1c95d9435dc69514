import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { may, permissions } from '@connect/core/domain/access/user';
import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { PackageOpen, ReceiptText, UserRoundCog } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { useServices, useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { useExistingLinks } from '../../shared/page/existing-links.ts';
import { navIcons } from '../../shared/page/nav-icons.ts';
import { usePageName } from '../../shared/page/use-page-name.ts';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { customerPath } from '../../shared/customers/customer-path.ts';
import { ActingReasonDialog, LoginAgainDialog } from './acting-dialogs.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { useFavourite } from './use-favourite.ts';
import * as css from './view-customer.css.ts';

interface CustomerHeadProps {
  readonly no: CustomerNo;
  /** Null while they are on the way. */
  readonly customer: ManagedCustomer | null;
  /** Path of the page that staff come back to from their provider. */
  readonly staffLoginPage: string;
  readonly onImpersonating: () => void;
}

/** Who the customer is, whether they are a favourite, and what can be done for them. */
export function CustomerHead({ no, customer, staffLoginPage, onImpersonating }: CustomerHeadProps) {
  const t = useTranslate();
  const { config, startImpersonating } = useServices();
  usePageName(customer?.name);
  const [starting, setStarting] = useState(false);
  const [asking, setAsking] = useState<'reason' | 'login' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const impersonate = async (reason?: string): Promise<void> => {
    setStarting(true);
    setProblem(null);
    const answer = await startImpersonating(no, reason);
    if (answer.ok) {
      onImpersonating();
      return;
    }
    setStarting(false);
    const code = answer.refusal.message?.code;
    setAsking(code === 'reason_needed' ? 'reason' : code === 'sign_in_again' ? 'login' : null);
    setProblem(code === 'reason_needed' ? null : refusalText(t, answer.refusal));
  };
  return (
    <>
      <PageHeader
        title={customer?.name ?? no}
        badge={
          <span className={css.marks}>
            {customer ? (
              <>
                <span className={css.number}>{customer.no}</span>
                {customer.isBlocked && <StatusBadge tone="bad">{t('Blocked')}</StatusBadge>}
                <FavouriteMark customer={customer} onProblem={setProblem} />
              </>
            ) : (
              <Shimmer width={120} height={20} />
            )}
          </span>
        }
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('My Customers'), href: '/connect/customers' },
          { label: customer?.name ?? no },
        ]}
        actionArea={<SearchBox />}
      />
      <div className={css.bar}>
        <CustomerLinks no={no} />
        <Button
          variant="secondary"
          icon={UserRoundCog}
          busy={starting}
          disabled={starting}
          onClick={() => (config.actingNeedsReason ? setAsking('reason') : void impersonate())}
        >
          {t('Impersonate')}
        </Button>
      </div>
      {asking === 'reason' && (
        <ActingReasonDialog
          name={customer?.name ?? no}
          busy={starting}
          onClose={() => setAsking(null)}
          onReason={(reason) => void impersonate(reason)}
        />
      )}
      {asking === 'login' && problem !== null ? (
        <LoginAgainDialog page={staffLoginPage} text={problem} onClose={() => setAsking(null)} />
      ) : (
        problem !== null && <Toast tone="bad">{problem}</Toast>
      )}
    </>
  );
}

interface FavouriteMarkProps {
  readonly customer: ManagedCustomer;
  readonly onProblem: (text: string | null) => void;
}

/** Whether the customer is one of the account manager's favourites. */
function FavouriteMark({ customer, onProblem }: FavouriteMarkProps) {
  const t = useTranslate();
  const { setFavouriteCustomer } = useStaff();
  const save = async (favourite: boolean): Promise<boolean> => {
    onProblem(null);
    const answer = await setFavouriteCustomer(customer.no, favourite);
    if (!answer.ok) onProblem(refusalText(t, answer.refusal));
    return answer.ok;
  };
  const { on, toggle } = useFavourite(customer.isFavourite, save);
  return <FavouriteStar name={customer.name} favourite={on} onToggle={toggle} />;
}

/** The customer's pages that the account manager may open. */
function CustomerLinks({ no }: { readonly no: CustomerNo }) {
  const t = useTranslate();
  const { user } = useSession();
  const existing = useExistingLinks();
  const home = customerPath(no);
  const links = [
    { href: `${home}/orders`, label: t('Orders'), icon: PackageOpen, permission: permissions.viewOrders },
    { href: `${home}/invoices`, label: t('Invoices'), icon: ReceiptText, permission: permissions.viewInvoices },
    {
      href: `/connect/sample-order?customer=${encodeURIComponent(no)}`,
      label: t('Order Samples'),
      icon: navIcons['sample-order'],
      permission: permissions.createSampleOrders,
    },
  ].filter(({ href, permission }) => may(user, permission) && existing.has(href.split('?')[0] ?? href));
  return (
    <nav aria-label={t('Customer pages')}>
      <ul className={css.links}>
        {links.map(({ href, label, icon }, index) => (
          <li key={href}>
            <LinkButton href={href} shape="pill" variant={index === 0 ? 'primary' : 'secondary'} icon={icon}>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
