import {
  maxFavouriteLines,
  maxListName,
  type FavouriteList as CoreList,
  type OpenedList,
  type SavedLine as CoreSavedLine,
} from '@connect/core/domain/ordering/favourite-list';
import * as v from 'valibot';
import { call } from './call.ts';
import { Item, ordering, Quantity, Sku } from './items.ts';
import { IdempotencyKey, listOf, type SchemaOf } from './values.ts';

const Id = v.pipe(v.string(), v.uuid('is not an id'));
const Name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is required'),
  v.maxLength(maxListName, 'is too long'),
  v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
);

/** A named list of items, the user's own or shared by somebody of the company; only its owner changes it. */
const FavouriteList: SchemaOf<CoreList> = v.object({
  id: v.string(),
  name: v.string(),
  shared: v.boolean(),
  isYours: v.boolean(),
  /** Name of the owner. */
  owner: v.string(),
  /** How many items it holds. */
  size: v.pipe(v.number(), v.integer()),
  /** ISO 8601, UTC. */
  changedAt: v.string(),
});

const Opened: SchemaOf<OpenedList> = v.object({
  list: FavouriteList,
  lines: v.array(v.object({ item: Item, quantity: Quantity })),
});

const SavedLine: SchemaOf<CoreSavedLine> = v.object({ sku: Sku, quantity: Quantity });

const Lines = v.pipe(v.array(SavedLine), v.maxLength(maxFavouriteLines, 'are too many'));

const own = { ...ordering, ownOnly: true } as const;
const params = v.object({ id: Id });

export const favouriteLists = call({
  method: 'GET',
  path: '/api/v3/favourites',
  summary: 'Lists of favourites: the own ones by name, then those shared in the company',
  ...own,
  answer: listOf(FavouriteList),
});

export const favouriteList = call({
  method: 'GET',
  path: '/api/v3/favourites/{id}',
  summary: 'A list of favourites with its items in their order, at today’s prices',
  ...own,
  params,
  answer: Opened,
  refusals: [404],
});

export const createFavouriteList = call({
  method: 'POST',
  path: '/api/v3/favourites',
  summary: 'A new list of favourites; sent again under its key it is the same list',
  ...own,
  body: v.object({ name: Name, shared: v.boolean(), idempotencyKey: v.optional(IdempotencyKey) }),
  answer: FavouriteList,
  refusals: [409],
});

export const editFavouriteList = call({
  method: 'PATCH',
  path: '/api/v3/favourites/{id}',
  summary: 'Rename a list of one’s own, share it in the company or keep it private; what is left out stays as it is',
  ...own,
  params,
  body: v.object({ name: v.exactOptional(Name), shared: v.exactOptional(v.boolean()) }),
  answer: FavouriteList,
  refusals: [404, 409],
});

export const deleteFavouriteList = call({
  method: 'DELETE',
  path: '/api/v3/favourites/{id}',
  summary: 'Delete a list of one’s own',
  ...own,
  params,
  answer: 'none',
  refusals: [404],
});

export const setFavouriteLines = call({
  method: 'PUT',
  path: '/api/v3/favourites/{id}/lines',
  summary:
    'The items of a list of one’s own, all of them in their order; what others changed since the lines `before` stays',
  ...own,
  params,
  body: v.object({
    lines: Lines,
    /** What the lines were made of: only the difference is carried out. Without it `lines` are in place of whatever is there. */
    before: v.optional(Lines),
  }),
  answer: Opened,
  refusals: [404, 422],
});

export const addFavouriteLines = call({
  method: 'POST',
  path: '/api/v3/favourites/{id}/lines',
  summary: 'Add items to the end of a list of one’s own; those on it already stay where and as they are',
  ...own,
  params,
  body: v.object({
    lines: v.pipe(v.array(SavedLine), v.minLength(1, 'is required'), v.maxLength(maxFavouriteLines, 'are too many')),
  }),
  answer: Opened,
  refusals: [404, 409, 422],
});
