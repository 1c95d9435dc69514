import type { BuiltText } from '../built-texts.ts';

/** Some texts of the web app, as its build lists them. */
export const builtTexts: readonly BuiltText[] = [
  {
    id: 'order',
    source: 'Order Samples',
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
    source: 'Samples',
    texts: { en: 'Samples', fr: 'Échantillons', it: 'Campioni', pl: 'Próbki', de: 'Muster' },
  },
  {
    id: 'days',
    source: 'Within {n, plural, one {# day} other {# days}}',
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
    source: 'Sure?',
    texts: { en: 'Sure?', fr: 'Vraiment ?', it: 'Davvero?', pl: 'Na pewno?', de: 'Wirklich?' },
  },
  {
    id: 'all-customers',
    source: 'customers|All',
    texts: { en: 'All', fr: 'Tous', it: 'Tutti', pl: 'Wszyscy', de: 'Alle' },
  },
  {
    id: 'all-storefronts',
    source: 'storefronts|All',
    texts: { en: 'All', fr: 'Toutes', it: 'Tutti', pl: 'Wszystkie', de: 'Alle' },
  },
];
