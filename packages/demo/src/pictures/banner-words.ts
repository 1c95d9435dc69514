import type { Language } from '@connect/core/domain/access/language';

/** What a banner says. */
export interface BannerWords {
  readonly eyebrow: string;
  readonly headline: string;
  readonly call: string;
}

export type BannerName = 'hand-protection' | 'winter-hi-vis' | 'safety-boots' | 'whole-crew';

const words = (eyebrow: string, headline: string, call: string): BannerWords => ({ eyebrow, headline, call });

export const bannerWords: Readonly<Record<BannerName, Readonly<Record<Language, BannerWords>>>> = {
  'hand-protection': {
    en: words('New in hand protection', 'Cut level F, and still feels like cotton.', 'Browse the new range'),
    de: words('Neu im Handschutz', 'Schnittschutz F, und trotzdem weich wie Baumwolle.', 'Neuheiten ansehen'),
    fr: words('Protection des mains', 'Anticoupure niveau F, la douceur du coton.', 'Voir la nouvelle gamme'),
    it: words('Novità per le mani', 'Antitaglio livello F, morbido come cotone.', 'Vedi la nuova gamma'),
    pl: words('Nowość w ochronie rąk', 'Poziom F, a w dotyku jak bawełna.', 'Zobacz nową linię'),
  },
  'winter-hi-vis': {
    en: words('Dark by four', 'Be the first thing they see.', 'See hi-vis for the winter'),
    de: words('Um vier ist es dunkel', 'Seien Sie das Erste, was man sieht.', 'Warnschutz für den Winter'),
    fr: words('Nuit dès 17 heures', 'Qu’on vous voie en premier.', 'Voir la haute visibilité'),
    it: words('Buio già alle cinque', 'Visibili prima di ogni altra cosa.', 'Alta visibilità per l’inverno'),
    pl: words('Ciemno już o czwartej', 'Niech widzą Państwa z daleka.', 'Odzież ostrzegawcza na zimę'),
  },
  'safety-boots': {
    en: words('Safety footwear', 'Twelve hours on concrete. Ready for one more.', 'Find your pair'),
    de: words('Sicherheitsschuhe', 'Zwölf Stunden auf Beton. Bereit für die nächste.', 'Passendes Paar finden'),
    fr: words('Chaussures de sécurité', 'Douze heures sur le béton. Prêtes pour une de plus.', 'Trouver votre paire'),
    it: words('Calzature di sicurezza', 'Dodici ore sul cemento. Pronte per un’altra.', 'Trovi il Suo paio'),
    pl: words('Obuwie ochronne', 'Dwanaście godzin na betonie. I jeszcze jedna.', 'Zobacz obuwie ochronne'),
  },
  'whole-crew': {
    en: words('From helmet to toe cap', 'Kit out the whole crew in one order.', 'Browse all products'),
    de: words(
      'Vom Helm bis zur Schuhkappe',
      'Die ganze Mannschaft mit einer Bestellung ausstatten.',
      'Alle Produkte ansehen',
    ),
    fr: words('Du casque à la coque', 'Équipez toute l’équipe en une seule commande.', 'Voir tous les produits'),
    it: words('Dal casco alla punta', 'Tutta la squadra attrezzata con un solo ordine.', 'Vedi tutti i prodotti'),
    pl: words('Od kasku po nosek buta', 'Cała ekipa wyposażona jednym zamówieniem.', 'Zobacz wszystkie produkty'),
  },
};
