import type { SignOffTimes } from '@connect/core/domain/products/product';
import type { ProductListing, ProductQuery } from '@connect/core/domain/products/product-list';
import type { LocalSignOffs, SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { LoadedProducts } from '@connect/core/ports/product-board';
import type { ProductsAsk } from './fetch-products.ts';

/** What the page asks of the worker that holds the products. */
export type Question =
  | { readonly kind: 'load'; readonly ask: ProductsAsk }
  | { readonly kind: 'list'; readonly query: ProductQuery; readonly local: LocalSignOffs }
  | {
      readonly kind: 'to-sign';
      readonly query: ProductQuery;
      readonly local: LocalSignOffs;
      readonly level: SignOffLevel;
    }
  | { readonly kind: 'unconfirmed'; readonly local: LocalSignOffs }
  | { readonly kind: 'update'; readonly times: readonly SignOffTimes[] };

/** What each kind of question is answered with. */
export interface Answers {
  readonly load: LoadedProducts;
  readonly list: ProductListing;
  readonly 'to-sign': readonly string[];
  readonly unconfirmed: LocalSignOffs;
  readonly update: null;
}

export interface QuestionMessage {
  readonly no: number;
  readonly question: Question;
}
export type AnswerMessage =
  | { readonly no: number; readonly ok: true; readonly value: Answers[keyof Answers] }
  | { readonly no: number; readonly ok: false; readonly tokenRefused: boolean; readonly message: string };

/** One end of the line between a page and its worker. */
export interface Line<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Received }) => void): void;
}
