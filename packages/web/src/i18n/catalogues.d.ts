declare module 'virtual:catalogue/*' {
  import type { Catalogue } from './translator.ts';
  export const { messages, areas, needs }: Catalogue;
}
