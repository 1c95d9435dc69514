import type { BuiltText } from '../built-texts.ts';

/** Some texts of the web app, as its build lists them. */
export const builtTexts: readonly BuiltText[] = [
  {
    id: 'order',
    texts: {
      en: 'Order Samples',
      fr: 'Commander des échantillons',
      it: 'Ordina campioni',
      pl: 'Zamów próbki',
      de: 'Muster bestellen',
    },
  },
  {
    id: 'samples',
    texts: { en: 'Samples', fr: 'Échantillons', it: 'Campioni', pl: 'Próbki', de: 'Muster' },
  },
  {
    id: 'days',
    texts: {
      en: 'Within {n, plural, one {# day} other {# days}}',
      fr: 'Sous {n, plural, one {# jour} other {# jours}}',
      it: 'Entro {n, plural, one {# giorno} other {# giorni}}',
      pl: 'W ciągu {n, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}',
      de: 'Innerhalb von {n, plural, one {# Tag} other {# Tagen}}',
    },
  },
  {
    id: 'question',
    texts: { en: 'Sure?', fr: 'Vraiment ?', it: 'Davvero?', pl: 'Na pewno?', de: 'Wirklich?' },
  },
];
