import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import { chosenAddress, shipToOfAddress } from '@connect/core/domain/samples/sample-entry';
import type { SampleEntry } from '@connect/core/domain/samples/sample-entry';
import { maxShipToLengths } from '@connect/core/domain/samples/sample-form';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import * as css from '../../shared/forms/order-form.css.ts';
import type { Problems } from './sample-problems.ts';
import * as layout from '../../theme/layout.css.ts';

type ShipTo = SampleEntry['written'];
const parts = ['name', 'address', 'address2', 'postCode'] as const satisfies readonly (keyof ShipTo)[];
const another = 'another';

interface ShipToSectionProps {
  readonly entry: SampleEntry;
  readonly addresses: readonly ShipToAddress[];
  readonly problems: Problems;
  readonly onChange: (part: Pick<SampleEntry, 'elsewhere'> & Partial<SampleEntry>) => void;
}

/** Where it goes: to one of the customer's addresses, or to one that is written here. */
export function ShipToSection({ entry, addresses, problems, onChange }: ShipToSectionProps) {
  const t = useTranslate();
  const chosen = chosenAddress(entry, addresses);
  const texts = parts.flatMap((part) => problems.at[part] ?? []);
  return (
    <div className={layout.stack}>
      {addresses.length > 0 && (
        <RadioCards
          label={t('Ship to')}
          value={chosen ? addressValue(chosen) : another}
          options={[
            ...addresses.map((address) => ({
              value: addressValue(address),
              label: address.name,
              text: <AddressText address={address} />,
            })),
            { value: another, label: t('Another address'), text: t('Enter it below.') },
          ]}
          onChange={(value) => {
            const address = addresses.find((each) => addressValue(each) === value);
            onChange(address ? { elsewhere: false, addressId: address.id } : { elsewhere: true });
          }}
        />
      )}
      {chosen ? (
        // A written one has its fields to say it at.
        texts.length > 0 && <Notice>{t('We can’t use part of this address. Please enter another.')}</Notice>
      ) : (
        <WrittenAddress
          written={entry.written}
          problems={problems}
          onWrite={(written) => onChange({ elsewhere: true, written })}
        />
      )}
    </div>
  );
}

/** Ids of the server stand apart from the value of our own. */
const addressValue = ({ id }: ShipToAddress): string => `id:${id}`;

function AddressText({ address }: { address: ShipToAddress }) {
  const { address: first, address2, postCode } = shipToOfAddress(address);
  return [first, address2, postCode].filter((part) => part !== '').join(', ');
}

interface WrittenAddressProps {
  readonly written: ShipTo;
  readonly problems: Problems;
  readonly onWrite: (written: ShipTo) => void;
}

function WrittenAddress({ written, problems, onWrite }: WrittenAddressProps) {
  const t = useTranslate();
  const labels: Record<keyof ShipTo, string> = {
    name: t('recipient|Name'),
    address: t('Address line 1'),
    address2: t('Address line 2 (optional)'),
    postCode: t('Postcode'),
  };
  return (
    <div className={css.pair}>
      {parts.map((part) => (
        <Field
          key={part}
          label={labels[part]}
          name={part}
          autoComplete="off"
          maxLength={maxShipToLengths[part]}
          value={written[part]}
          error={problems.at[part]}
          onChange={({ target }) => onWrite({ ...written, [part]: target.value })}
        />
      ))}
    </div>
  );
}
