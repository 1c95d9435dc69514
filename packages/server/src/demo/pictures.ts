import { createPicturesApp } from '@connect/demo/pictures/app';
import type { App } from '../http/shell.ts';
import { geist } from './typeface.ts';

/** The demo's image service. */
export const openPictures = (): App => createPicturesApp(geist);
