import type { Page } from '@playwright/test';

interface PasskeyDevice {
  refuse(): Promise<unknown>;
  agree(): Promise<unknown>;
}

/** A device with passkeys, which its user agrees to use, or not. */
export const passkeyDeviceOf = async (page: Page): Promise<PasskeyDevice> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    agree: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
};
