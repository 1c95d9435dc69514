declare module 'virtual:catalogue/*' {
  import type { Catalogue } from './load-translator.ts';
  export const { messages, areas, needs }: Catalogue;
}
