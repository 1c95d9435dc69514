import type { RecordOf } from '@connect/contract/integration/kinds';

type Texts = Pick<RecordOf<'products'>, 'text' | 'texts'>;

/** What the supplier tells of some products; most have nothing but their title. */
const known: Readonly<Record<string, Texts>> = {
  'GLV-8841': {
    text: `A seamless glove for handling sheet metal and glass.

- **Cut level F** to EN 388
- Sandy nitrile palm that grips dry, wet and oily
- Works on touchscreens; washable at 40 °C`,
    texts: {
      de: `Nahtloser Handschuh für Blech und Glas.

- **Schnittschutz F** nach EN 388
- Raue Nitrilfläche, griffig auch bei Nässe und Öl
- Bedient Touchscreens; waschbar bei 40 °C`,
      fr: `Gant sans couture pour la tôle et le verre.

- **Résistance à la coupure F** selon EN 388
- Paume en nitrile sablé, adhérente à sec, mouillée ou huilée
- Compatible avec les écrans tactiles ; lavable à 40 °C`,
      it: `Guanto senza cuciture per lamiera e vetro.

- **Resistenza al taglio F** secondo EN 388
- Palmo in nitrile sabbiato, presa su superfici asciutte, bagnate e oleose
- Compatibile con touchscreen; lavabile a 40 °C`,
      pl: `Bezszwowa rękawica do pracy z blachą i szkłem.

- **Odporność na przecięcie F** według EN 388
- Szorstka powłoka nitrylowa, chwyt na sucho, na mokro i w oleju
- Obsługuje ekrany dotykowe; prać w 40 °C`,
    },
  },
};

export const textsOf = ({ sku }: { readonly sku: string }): Texts => known[sku] ?? { text: '', texts: {} };
