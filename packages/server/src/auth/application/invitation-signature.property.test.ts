import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInvitationSignatures, invitationIdOf } from './invitation-signature.ts';

const keyArbitrary = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => ({ kid: 'any', secret: Buffer.from(bytes).toString('base64url') }));
const invitationArbitrary = fc.record({
  id: fc.uuid(),
  email: fc.emailAddress().map((email) => email.toLowerCase()),
  nonce: fc.string({ minLength: 1, maxLength: 40 }),
});
/** A text with another character at one place. */
const tampered = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length - 1), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }))
    .map(([at, character]) => {
      const other = character === text[at] ? (character === 'a' ? 'b' : 'a') : character;
      return text.slice(0, at) + other + text.slice(at + 1);
    });

describe('the signature of an invitation', () => {
  it('is good for the invitation it was made for, and names its id', () => {
    fc.assert(
      fc.property(keyArbitrary, invitationArbitrary, (key, invitation) => {
        const signatures = createInvitationSignatures([key]);
        const signature = signatures.sign(invitation);
        expect(signatures.matches(signature, invitation)).toBe(true);
        expect(invitationIdOf(signature)).toBe(invitation.id);
      }),
    );
  });

  it('is refused with any one character changed: of itself, of the id, of the email or of the nonce', () => {
    const changes = fc.tuple(keyArbitrary, invitationArbitrary).chain(([key, invitation]) => {
      const { sign } = createInvitationSignatures([key]);
      const signature = sign(invitation);
      return fc.oneof(
        tampered(signature).map((text) => ({ key, signature: text, invitation })),
        ...(['id', 'email', 'nonce'] as const).map((part) =>
          tampered(invitation[part]).map((text) => ({ key, signature, invitation: { ...invitation, [part]: text } })),
        ),
      );
    });
    fc.assert(
      fc.property(changes, ({ key, signature, invitation }) => {
        expect(createInvitationSignatures([key]).matches(signature, invitation)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused under any other key', () => {
    fc.assert(
      fc.property(keyArbitrary, keyArbitrary, invitationArbitrary, (key, other, invitation) => {
        fc.pre(key.secret !== other.secret);
        const signature = createInvitationSignatures([key]).sign(invitation);
        expect(createInvitationSignatures([other]).matches(signature, invitation)).toBe(false);
        // But for as long as it is there beside a newer one.
        expect(createInvitationSignatures([other, key]).matches(signature, invitation)).toBe(true);
      }),
    );
  });

  it('is no id of an invitation when it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.uuid()), (text) => {
        expect(invitationIdOf(text)).toBeNull();
      }),
    );
  });
});
