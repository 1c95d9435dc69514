import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Link } from '../../../ui/link.tsx';
import { SegmentLinks } from '../../../ui/segment-links.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { Example } from '../example.tsx';

export function Navigation({ stage }: { stage: string }) {
  const t = useTranslate();
  const steps = [t('Booked'), t('Collected'), t('Out for delivery'), t('Delivered')];
  return (
    <>
      <Example code="<Breadcrumbs>" wide>
        <Breadcrumbs
          label={`${t('Breadcrumbs')} · ${stage}`}
          items={[
            { label: t('Dashboard'), href: '/connect' },
            { label: t('Orders & Invoices'), href: '/connect/orders' },
            { label: 'SI-117932' },
          ]}
        />
      </Example>
      <Example code="<SegmentLinks>" wide>
        <SegmentLinks
          label={`${t('Show')} · ${stage}`}
          options={[
            { href: '/connect/playground', label: t('Orders'), current: true },
            { href: '/connect/help', label: t('Invoices'), current: false },
          ]}
        />
      </Example>
      <Example code="<Link>">
        <Link href="/connect/help">{t('Help Center')}</Link>
      </Example>
      <Example code="<Kbd>">
        <Kbd>/</Kbd>
      </Example>
      {[0, 1, 3, 4].map((reached) => (
        <Example key={reached} code={`<Steps reached={${reached}}>`} wide>
          <Steps label={t('Shipment Status')} steps={steps} reached={reached} />
        </Example>
      ))}
    </>
  );
}
