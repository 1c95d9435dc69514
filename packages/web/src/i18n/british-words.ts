/** Endings and words that are spelt otherwise in the United States, or are another word there. */
const british = [
  /\w*(?:col|fav|hon|lab|neighb|behavi|flav|harb|rum|vap|end?eav)our\w*/,
  /\w*(?:organ|recogn|author|final|real|summar|categor|customi|personal|minim|maxim|optim|util|standard|special|apolog|initial|synchron|local|capital|emphas|critic|general|finalis|memor|priorit|visual)is(?:e|es|ed|ing|ation|ations)/,
  /\w*(?:anal|paral|catal)ys(?:e|ed|es|ing)/,
  /(?:cancel|travel|label|model|signal|total|fuel|level|channel|counsel|dial|marvel)l(?:ed|ing|er|ers)/,
  /(?:cent|met|lit|fib|theat|calib|spect)res?/,
  /(?:catal|dial|anal|epil|monol)ogues?/,
  /(?:de|of)fence|licence|practis(?:e|ed|ing)|cheques?|grey|tyres?|programmes?|enquir(?:y|ies|e|ed|ing)/,
  /fulfil(?:s|ment)?|enrol(?:s|ment)?|instal(?:s|ment|ments)?|skilful|ageing|judgement|acknowledgement/,
  /towards|whilst|amongst|learnt|spelt|spoilt|burnt|parcels?|aluminium|lorr(?:y|ies)|mobile phone/,
];

const pattern = new RegExp(`\\b(?:${british.map(({ source }) => source).join('|')})\\b`, 'gi');

/** The words of an English text that an American would not write so. */
export const britishWords = (text: string): string[] => [...text.matchAll(pattern)].map(([word]) => word);
