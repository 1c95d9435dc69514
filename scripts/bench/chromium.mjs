import { createRequire } from 'node:module';
import { root } from '../steps.mjs';

export const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test');

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
