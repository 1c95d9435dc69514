import type { MailTexts } from './mail-texts.ts';

const notYou =
  'Si vous n’êtes pas à l’origine de cette action, choisissez immédiatement un nouveau mot de passe et contactez-nous.';
const notYouOfStaff =
  'Si vous n’êtes pas à l’origine de cette action, prévenez immédiatement un administrateur du portail.';
const button = 'Choisir un nouveau mot de passe';

export const fr = (portal: string): MailTexts => ({
  hello: (firstName) => `Bonjour ${firstName},`,
  invitation: ({ inviter, company, until }) => ({
    subject: `${inviter} vous invite sur ${portal}`,
    title: `Votre invitation à ${portal}`,
    paragraphs: [
      `${inviter} vous invite à utiliser le portail professionnel ${portal} pour ${company}.`,
      'Créez votre compte pour consulter et gérer les commandes de votre entreprise.',
    ],
    button: 'Créer votre compte',
    notes: [
      `Ce lien est utilisable une seule fois, jusqu’au ${until}.`,
      'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.',
    ],
  }),
  invitedTwice: ({ inviter, company, email }) => ({
    subject: `${inviter} vous invite sur ${portal}`,
    title: 'Vous avez déjà un compte',
    paragraphs: [
      `${inviter} vous invite à utiliser le portail professionnel ${portal} pour ${company}, mais un compte existe déjà pour ${email}.`,
      'Une adresse e-mail ne peut appartenir qu’à un seul compte. Pour travailler aussi pour cette entreprise, demandez une invitation à une autre adresse.',
    ],
  }),
  firstPassword: ({ inviter, company, until }) => ({
    subject: `Votre compte ${portal} pour ${company}`,
    title: 'Votre compte est prêt',
    paragraphs: [
      `${inviter} a créé pour vous un compte sur le portail professionnel ${portal}, pour ${company}.`,
      'Choisissez un mot de passe pour consulter et gérer les commandes de votre entreprise.',
    ],
    button: 'Choisir un mot de passe',
    notes: [
      `Ce lien est utilisable une seule fois, jusqu’au ${until}. Ensuite, utilisez « Mot de passe oublié » sur la page de connexion.`,
      'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.',
    ],
  }),
  passwordReset: ({ life }) => ({
    subject: 'Réinitialiser votre mot de passe',
    title: 'Réinitialiser votre mot de passe',
    paragraphs: [`Nous avons reçu une demande de réinitialisation du mot de passe de votre compte ${portal}.`],
    button,
    notes: [
      `Ce lien est utilisable une seule fois, pendant ${life}.`,
      'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    ],
  }),
  deactivated: {
    subject: `Vous ne pouvez pas vous connecter à ${portal} pour le moment`,
    title: 'Votre accès est désactivé',
    paragraphs: [
      `Vous, ou quelqu’un d’autre, avez demandé à réinitialiser le mot de passe de votre accès ${portal}. Il a été désactivé : un nouveau mot de passe n’y changerait rien.`,
      'Adressez-vous à un administrateur de votre entreprise ou contactez-nous.',
    ],
  },
  signedInElsewhere: ({ at, address, browser }) => ({
    subject: 'Nouvelle connexion à votre compte',
    title: 'Nouvelle connexion à votre compte',
    paragraphs: [
      `Le ${at}, une connexion à votre compte ${portal} a eu lieu depuis un nouvel endroit : ${[address, browser].filter(Boolean).join(', ')}.`,
      'Si c’était vous, il n’y a rien à faire.',
    ],
    button,
    notes: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Votre mot de passe a été modifié',
    title: 'Votre mot de passe a été modifié',
    paragraphs: [
      `Le mot de passe de votre compte ${portal} a été modifié le ${at}. Toutes les autres sessions ont été fermées.`,
    ],
    button,
    notes: [notYou],
  }),
  secondFactor: ({ at }) => ({
    reset: {
      subject: 'La validation en deux étapes a été réinitialisée',
      title: 'La validation en deux étapes a été réinitialisée',
      paragraphs: [
        `Le ${at}, un administrateur de votre entreprise a retiré la validation en deux étapes de votre compte ${portal}. Vous vous connectez avec votre seul mot de passe jusqu’à ce que vous la configuriez à nouveau.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-on': {
      subject: 'La validation en deux étapes a été activée',
      title: 'La validation en deux étapes a été activée',
      paragraphs: [
        `Depuis le ${at}, la connexion à votre compte ${portal} demande aussi un code de votre application d’authentification.`,
      ],
      button,
      notes: [notYou],
    },
    'turned-off': {
      subject: 'La validation en deux étapes a été désactivée',
      title: 'La validation en deux étapes a été désactivée',
      paragraphs: [`Depuis le ${at}, la connexion à votre compte ${portal} ne demande que votre mot de passe.`],
      button,
      notes: [notYou],
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée',
      title: 'Une clé d’accès a été ajoutée',
      paragraphs: [
        `Une clé d’accès a été ajoutée à votre compte ${portal} le ${at}. Vous pouvez l’utiliser à la place d’un code.`,
      ],
      button,
      notes: [notYou],
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été supprimée',
      title: 'Une clé d’accès a été supprimée',
      paragraphs: [`Une clé d’accès a été supprimée de votre compte ${portal} le ${at}.`],
      button,
      notes: [notYou],
    },
    'staff-passkey-added': {
      subject: 'Une clé d’accès a été ajoutée',
      title: 'Une clé d’accès a été ajoutée',
      paragraphs: [
        `Une clé d’accès a été ajoutée à votre compte du personnel ${portal} le ${at}. Elle suffit pour vous connecter.`,
      ],
      notes: [notYouOfStaff],
    },
    'staff-passkey-removed': {
      subject: 'Une clé d’accès a été supprimée',
      title: 'Une clé d’accès a été supprimée',
      paragraphs: [`Une clé d’accès a été supprimée de votre compte du personnel ${portal} le ${at}.`],
      notes: [notYouOfStaff],
    },
    'recovery-codes-renewed': {
      subject: 'Vos codes de secours ont été renouvelés',
      title: 'Vos codes de secours ont été renouvelés',
      paragraphs: [
        `De nouveaux codes de secours ont été créés pour votre compte ${portal} le ${at}. Les anciens ne fonctionnent plus.`,
      ],
      button,
      notes: [notYou],
    },
    'recovery-code-used': {
      subject: 'Un code de secours a été utilisé',
      title: 'Un code de secours a été utilisé',
      paragraphs: [`Quelqu’un s’est connecté à votre compte ${portal} avec l’un de ses codes de secours le ${at}.`],
      button,
      notes: [notYou],
    },
  }),
  watchNews: ({ count }) => ({
    subject: count === 1 ? 'Du nouveau pour un article suivi' : `Du nouveau pour ${count} articles suivis`,
    title: 'Du nouveau dans votre liste de suivi',
    paragraphs: ['Un prix a baissé ou un article est de nouveau en stock. Les prix sont à l’unité, hors TVA.'],
    button: 'Ouvrir votre liste de suivi',
    notes: [
      'Vous recevez ce message parce que ces articles sont dans votre liste de suivi. Retirez-les pour ne plus recevoir ces messages.',
    ],
  }),
  backInStock: 'De nouveau en stock',
  contactCopy: ({ reference }) => ({
    subject: `Votre message (${reference})`,
    title: 'Nous avons reçu votre message',
    paragraphs: ['Merci pour votre message. Nous vous répondrons dès que possible. En voici une copie.'],
  }),
  contactFacts: {
    reference: 'Référence',
    subject: 'Objet',
    order: 'Numéro de commande',
    company: 'Entreprise',
    from: 'De',
  },
  contactSubjects: {
    order: 'Une commande',
    delivery: 'Une livraison',
    invoice: 'Une facture ou un paiement',
    account: 'Notre compte',
    product: 'Un produit',
    other: 'Autre chose',
  },
});
