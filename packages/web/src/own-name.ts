export { ownName } from '@connect/contract/own-name';
