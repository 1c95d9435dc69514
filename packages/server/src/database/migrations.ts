import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './migrations/001-accounts.ts';
import { documents } from './migrations/002-documents.ts';
import { products } from './migrations/003-products.ts';
import { ownAccount } from './migrations/004-own-account.ts';
import { staff } from './migrations/005-staff.ts';
import { signOff } from './migrations/006-sign-off.ts';
import { ordering } from './migrations/007-ordering.ts';
import { otherAdministrator } from './migrations/008-other-administrator.ts';
import { editedItems } from './migrations/009-edited-items.ts';
import { leftBehind } from './migrations/010-left-behind.ts';
import { orderEndings } from './migrations/011-order-endings.ts';
import { signOffActions } from './migrations/012-sign-off-actions.ts';
import { staffIdentities } from './migrations/013-staff.ts';
import { exactPrices } from './migrations/015-exact-prices.ts';
import { wordsOfTitles } from './migrations/016-words-of-titles.ts';
import { translatedTitles } from './migrations/016-translated-titles.ts';
import { readers } from './migrations/017-readers.ts';
import { integrationKeys } from './migrations/018-integration-keys.ts';
import { integration } from './migrations/018-integration.ts';
import { invitedBySupplier } from './migrations/019-invited-by-supplier.ts';
import { lettersOfNumbers } from './migrations/020-letters-of-numbers.ts';
import { purgedCustomers } from './migrations/021-purged-customers.ts';
import { helpArticles } from './migrations/022-help-articles.ts';
import { integrationOrders } from './migrations/023-integration-orders.ts';
import { productTexts } from './migrations/024-product-texts.ts';
import { usersOfRemoved } from './migrations/025-users-of-removed.ts';
import { largeAmounts } from './migrations/026-large-amounts.ts';
import { vatDecimals } from './migrations/027-vat-decimals.ts';
import { ordersOfOthers } from './migrations/028-orders-of-others.ts';
import { cheapWords } from './migrations/029-cheap-words.ts';
import { dueDates } from './migrations/030-due-dates.ts';
import { orderPlaces } from './migrations/031-order-places.ts';
import { bannersByLanguage } from './migrations/032-banners-by-language.ts';
import { lineQuantities } from './migrations/033-line-quantities.ts';
import { events } from './migrations/034-events.ts';
import { keptTokens } from './migrations/036-kept-tokens.ts';
import { sampleKeys } from './migrations/037-sample-keys.ts';
import { keptOut } from './migrations/039-kept-out.ts';
import { webhooks } from './migrations/040-webhooks.ts';
import { securityEvents } from './migrations/041-security-events.ts';
import { searchLag } from './migrations/060-search-lag.ts';
import { figuresGiven } from './migrations/070-figures-given.ts';
import { watchedCurrency } from './migrations/071-watched-currency.ts';
import { orderMails } from './migrations/079-order-mails.ts';
import { mailboxAttachments } from './migrations/079-mailbox-attachments.ts';
import { sessionSecrets } from './migrations/081-session-secrets.ts';
import { auditChain } from './migrations/082-audit-chain.ts';
import { legalHold } from './migrations/083-legal-hold.ts';
import { portalSettings } from './migrations/090-portal-settings.ts';
import { demandedSecondFactor } from './migrations/105-demanded-second-factor.ts';
import { shownContent } from './migrations/110-shown-content.ts';
import { mailTemplates } from './migrations/111-mail-templates.ts';
import { actingReasons } from './migrations/113-acting-reasons.ts';
import { providerSessions } from './migrations/114-provider-sessions.ts';
import { portalLogos } from './migrations/115-branding.ts';
import { renewedSessions } from './migrations/117-renewed-sessions.ts';
import { requestIds } from './migrations/118-request-ids.ts';
import { passkeys } from './migrations/119-passkeys.ts';
import { promisedDates } from './migrations/120-promised-dates.ts';
import { companyRules } from './migrations/121-company-rules.ts';
import { auditChainOwner } from './migrations/122-audit-chain-owner.ts';
import { portalTexts } from './migrations/123-portal-texts.ts';
import { traces } from './migrations/124-traces.ts';
import { staffPasskeys } from './migrations/126-staff-passkeys.ts';
import { securityEventsKept } from './migrations/127-security-events-kept.ts';
import { secondFactorBySupplier } from './migrations/128-second-factor-by-supplier.ts';
import { signInsStay } from './migrations/129-sign-ins-stay.ts';
import { mailsQueuedAt } from './migrations/130-mails-queued-at.ts';
import { lockedBySupplier } from './migrations/131-locked-by-supplier.ts';
import { backOfficeNumbers } from './migrations/132-back-office-numbers.ts';
import { accountManagers } from './migrations/133-account-managers.ts';
import { codeMeans } from './migrations/134-code-means.ts';
import { backOfficeNumbersOnce } from './migrations/136-back-office-numbers-once.ts';
import { foundByIndex } from './migrations/138-found-by-index.ts';
import { signInStates } from './migrations/140-sign-in-states.ts';
import { vatClasses } from './migrations/141-vat-classes.ts';
import { numbersGiven } from './migrations/142-numbers-given.ts';
import { ordersPlaced } from './migrations/143-orders-placed.ts';
import { unknownRests } from './migrations/144-unknown-rests.ts';
import { nothingRemainsOfCancelled } from './migrations/145-nothing-remains-of-cancelled.ts';
import { paidOfCancelled } from './migrations/146-paid-of-cancelled.ts';
import { signingSecrets } from './migrations/135-signing-secrets.ts';

const statements = (text: string): Migration => ({
  up: async (db) => {
    for (const statement of text.split(';').filter((part) => part.trim())) await sql.raw(statement).execute(db);
  },
});

/** Every change of the schema, in the order of their names. One that has been released is never edited: add another below it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': statements(accounts),
  '002-documents': statements(documents),
  '003-products': statements(products),
  '004-own-account': statements(ownAccount),
  '005-staff': statements(staff),
  '006-sign-off': statements(signOff),
  '007-ordering': statements(ordering),
  '008-other-administrator': statements(otherAdministrator),
  '009-edited-items': statements(editedItems),
  '010-left-behind': statements(leftBehind),
  '011-order-endings': statements(orderEndings),
  '012-sign-off-actions': statements(signOffActions),
  '013-staff': statements(staffIdentities),
  '015-exact-prices': statements(exactPrices),
  '016-translated-titles': statements(translatedTitles),
  '016-words-of-titles': statements(wordsOfTitles),
  '017-readers': statements(readers),
  '018-integration-keys': statements(integrationKeys),
  '018-integration': statements(integration),
  '019-invited-by-supplier': statements(invitedBySupplier),
  '020-letters-of-numbers': statements(lettersOfNumbers),
  '021-purged-customers': statements(purgedCustomers),
  '022-help-articles': statements(helpArticles),
  '023-integration-orders': statements(integrationOrders),
  '024-product-texts': statements(productTexts),
  '025-users-of-removed': statements(usersOfRemoved),
  '026-large-amounts': statements(largeAmounts),
  '027-vat-decimals': statements(vatDecimals),
  '028-orders-of-others': statements(ordersOfOthers),
  '029-cheap-words': statements(cheapWords),
  '030-due-dates': statements(dueDates),
  '031-order-places': statements(orderPlaces),
  '032-banners-by-language': statements(bannersByLanguage),
  '033-line-quantities': statements(lineQuantities),
  '034-events': statements(events),
  '036-kept-tokens': statements(keptTokens),
  '037-sample-keys': statements(sampleKeys),
  '039-kept-out': statements(keptOut),
  '040-webhooks': statements(webhooks),
  '041-security-events': statements(securityEvents),
  '060-search-lag': statements(searchLag),
  '070-figures-given': statements(figuresGiven),
  '071-watched-currency': statements(watchedCurrency),
  '079-mailbox-attachments': statements(mailboxAttachments),
  '079-order-mails': statements(orderMails),
  '081-session-secrets': statements(sessionSecrets),
  '082-audit-chain': statements(auditChain),
  '083-legal-hold': statements(legalHold),
  '090-portal-settings': statements(portalSettings),
  '105-demanded-second-factor': statements(demandedSecondFactor),
  '110-shown-content': statements(shownContent),
  '111-mail-templates': statements(mailTemplates),
  '113-acting-reasons': statements(actingReasons),
  '114-provider-sessions': statements(providerSessions),
  '115-branding': statements(portalLogos),
  '117-renewed-sessions': statements(renewedSessions),
  '118-request-ids': statements(requestIds),
  '119-passkeys': statements(passkeys),
  '120-promised-dates': statements(promisedDates),
  '121-company-rules': statements(companyRules),
  '122-audit-chain-owner': statements(auditChainOwner),
  '123-portal-texts': statements(portalTexts),
  '124-traces': statements(traces),
  '126-staff-passkeys': statements(staffPasskeys),
  '127-security-events-kept': { up: securityEventsKept },
  '128-second-factor-by-supplier': statements(secondFactorBySupplier),
  '129-sign-ins-stay': { up: signInsStay },
  '130-mails-queued-at': statements(mailsQueuedAt),
  '131-locked-by-supplier': statements(lockedBySupplier),
  '132-back-office-numbers': statements(backOfficeNumbers),
  '133-account-managers': statements(accountManagers),
  '134-code-means': statements(codeMeans),
  '135-signing-secrets': statements(signingSecrets),
  '136-back-office-numbers-once': statements(backOfficeNumbersOnce),
  '138-found-by-index': statements(foundByIndex),
  '140-sign-in-states': statements(signInStates),
  '141-vat-classes': statements(vatClasses),
  '142-numbers-given': statements(numbersGiven),
  '143-orders-placed': statements(ordersPlaced),
  '144-unknown-rests': statements(unknownRests),
  '145-nothing-remains-of-cancelled': statements(nothingRemainsOfCancelled),
  '146-paid-of-cancelled': statements(paidOfCancelled),
};
