/** A family of products: item numbers start with its prefix, which also chooses the picture. */
export interface Family {
  readonly prefix: string;
  /** The schema's name for it, by which brand managers are given their products. */
  readonly classification: string;
  readonly kinds: readonly string[];
  readonly materials: readonly string[];
  readonly features: readonly string[];
  /** Empty where there is but one. */
  readonly sizes: readonly string[];
  /** Lowest and highest price, in pence. */
  readonly price: readonly [number, number];
  /** Quantities it is ordered in. */
  readonly packs: readonly number[];
}

const clothing = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
const hands = ['S', 'M', 'L', 'XL', '2XL'];
const feet = ['38', '39', '40', '41', '42', '43', '44', '45', '46', '47'];
const inBoxes = [12, 24, 36, 48, 60, 72, 120, 144, 240];
const few = [1, 2, 3, 4, 5, 6, 8, 10, 12];
const some = [2, 4, 5, 6, 8, 10, 12, 15, 20, 25];

const family = (
  prefix: string,
  classification: string,
  price: readonly [number, number],
  packs: readonly number[],
  sizes: readonly string[],
  words: Pick<Family, 'kinds' | 'materials' | 'features'>,
): Family => ({ prefix, classification, price, packs, sizes, ...words });

export const families: readonly Family[] = [
  family('GLV', 'Hand protection', [140, 1480], inBoxes, hands, {
    kinds: ['grip glove', 'cut glove', 'work glove', 'driver glove', 'gauntlet', 'chemical glove'],
    materials: ['Nitrile', 'PU coated', 'Latex foam', 'Leather', 'Merino lined', 'Aramid knit'],
    features: ['cut F', 'cut D', 'cut B', 'touchscreen', 'thermal lining', 'knitted wrist'],
  }),
  family('HVJ', 'High visibility', [1850, 8900], few, clothing, {
    kinds: ['bomber jacket', 'parka', 'softshell jacket', 'fleece', 'rain jacket', 'body warmer'],
    materials: [
      'Hi-vis',
      'Hi-vis two-tone',
      'Hi-vis recycled',
      'Hi-vis flame-retardant',
      'Hi-vis stretch',
      'Hi-vis padded',
    ],
    features: ['class 3', 'class 3 waterproof', 'class 2', 'with ID pocket', 'concealed hood', 'rail spec'],
  }),
  family('HVV', 'High visibility', [260, 1650], some, clothing, {
    kinds: ['waistcoat', 'vest', 'long-sleeved vest', 'executive vest', 'sash'],
    materials: ['Hi-vis', 'Hi-vis mesh', 'Hi-vis two-tone', 'Hi-vis flame-retardant', 'Hi-vis printed'],
    features: ['class 2', 'class 2 zipped', 'class 1', 'pull-apart', 'phone pocket', 'rail spec'],
  }),
  family('BOT', 'Foot protection', [3490, 14_900], few, feet, {
    kinds: ['safety boot', 'safety trainer', 'rigger boot', 'chukka boot', 'dealer boot', 'wellington'],
    materials: ['S3', 'S1P', 'S7', 'S3S leather', 'S5 PU', 'S3 wide-fit'],
    features: ['composite toe', 'steel midsole', 'side zip', 'scuff cap', 'ESD', 'metal free'],
  }),
  family('HLM', 'Head protection', [690, 7800], some, [], {
    kinds: ['safety helmet', 'climbing helmet', 'bump cap', 'forestry helmet', 'helmet kit'],
    materials: ['ABS vented', 'ABS unvented', 'Polycarbonate', 'Lightweight', 'Electrical'],
    features: [
      'wheel ratchet',
      'slip ratchet',
      'four-point chinstrap',
      'short peak',
      'with eye shield',
      'reflective trim',
    ],
  }),
  family('EYE', 'Eye protection', [180, 2950], inBoxes, [], {
    kinds: ['safety spectacles', 'goggle', 'overspectacles', 'welding goggle', 'face shield'],
    materials: ['Clear', 'Smoke', 'Amber', 'Indoor/outdoor', 'Blue-block'],
    features: ['anti-mist', 'K and N rated', 'wraparound', 'adjustable arms', 'foam seal', 'with neck cord'],
  }),
  family('EAR', 'Hearing protection', [95, 3900], some, [], {
    kinds: [
      'ear defenders',
      'ear plugs, box of 200',
      'banded ear plugs',
      'helmet ear defenders',
      'electronic ear defenders',
    ],
    materials: ['SNR 27', 'SNR 31', 'SNR 33', 'SNR 35', 'Foldable'],
    features: ['low profile', 'hi-vis', 'corded', 'metal detectable', 'level dependent', 'with hygiene pads'],
  }),
  family('RSP', 'Respiratory protection', [120, 12_500], some, ['S', 'M', 'L'], {
    kinds: ['fold-flat mask', 'half mask', 'full face mask', 'cup mask', 'filter pair', 'powered hood'],
    materials: ['FFP3', 'FFP2', 'A2P3', 'P3', 'ABEK1'],
    features: ['valved', 'unvalved', 'silicone', 'low resistance', 'odour relief', 'bayonet fitting'],
  }),
  family('FAL', 'Fall arrest', [1950, 32_500], few, ['M', 'L', 'XL'], {
    kinds: ['harness', 'rescue harness', 'lanyard', 'inertia reel', 'restraint kit', 'anchor strap'],
    materials: ['Two-point', 'Three-point', 'Quick-release', 'Elasticated', 'Padded'],
    features: ['scaffold hook', '2 m', '6 m', 'jacket style', 'with rescue loop', 'confined space'],
  }),
  family('CVR', 'Workwear', [390, 6900], some, clothing, {
    kinds: ['coverall', 'disposable coverall', 'boiler suit', 'chemical suit', 'welding coverall'],
    materials: ['Polycotton', 'Type 5/6', 'Flame-retardant', 'Antistatic', 'Breathable'],
    features: ['stud front', 'zip front', 'hooded', 'knee-pad pockets', 'elasticated cuffs', 'bib and brace'],
  }),
  family('TRS', 'Workwear', [1690, 7600], few, ['28', '30', '32', '34', '36', '38', '40', '42'], {
    kinds: ['work trousers', 'holster trousers', 'combat trousers', 'stretch trousers', 'shorts'],
    materials: ['Ripstop', 'Polycotton', 'Softshell', 'Hi-vis', 'Flame-retardant'],
    features: ['knee-pad pockets', 'regular leg', 'short leg', 'tall leg', 'cargo pockets', 'slim fit'],
  }),
  family('KNE', 'Workwear', [580, 4200], some, [], {
    kinds: ['knee pads', 'knee pad inserts', 'kneeling mat', 'hard-cap knee pads'],
    materials: ['Gel', 'Foam', 'EVA', 'Hard shell'],
    features: ['adjustable straps', 'level 1', 'level 2', 'slip-on', 'non-marking', 'floor-layer'],
  }),
  family('FAK', 'First aid', [340, 9800], few, [], {
    kinds: ['first aid kit', 'refill', 'eyewash station', 'burns kit', 'bleed control kit'],
    materials: ['10 person', '20 person', '50 person', 'Vehicle', 'Wall-mounted'],
    features: ['BS 8599-1', 'soft case', 'hard case', 'catering', 'with bracket', 'tamper seal'],
  }),
  family('SGN', 'Site safety', [210, 5400], some, [], {
    kinds: ['site sign', 'barrier tape', 'floor sign', 'traffic cone', 'hazard tape'],
    materials: ['Rigid PVC', 'Self-adhesive', 'Aluminium', 'Recycled', 'Photoluminescent'],
    features: ['300 x 400 mm', '600 x 450 mm', '500 m roll', 'hard hats must be worn', 'no entry', 'fire exit'],
  }),
];

export const brands = [
  'Chevron',
  'Northlight',
  'Ironvale',
  'Harrier',
  'Tarnbrook',
  'Skelder',
  'Kestrel',
  'Fellguard',
  'Brightway',
  'Oxbow',
] as const;
