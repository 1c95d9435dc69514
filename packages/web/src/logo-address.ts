export { logoFile, logoFolder } from '@connect/contract/logo-address';
