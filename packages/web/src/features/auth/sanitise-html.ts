import createDOMPurify from 'dompurify';

/** Addresses of the web, of mail, and paths of this site; never a second slash, which would begin another host. */
const allowedAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer');
  node.setAttribute('target', '_blank');
});

/** The paragraphs, lists, emphasis and links of an HTML text, and nothing else of it; null when no text is left. */
export const sanitiseHtml = (html: string): DocumentFragment | null => {
  const content = purify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddress,
    RETURN_DOM_FRAGMENT: true,
  });
  return content.textContent?.trim() ? content : null;
};
