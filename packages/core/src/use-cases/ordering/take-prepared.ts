import type { EditedBasket } from '../../domain/ordering/basket.ts';
import type { Result } from '../../domain/result.ts';
import type { BasketNews } from '../../ports/basket-news.ts';
import type { Baskets } from '../../ports/baskets.ts';
import type { Refusal } from '../../ports/failure.ts';

/** Puts a basket that was made ready into the own one (specification §prepared-baskets); whoever takes it first has it. */
export const makeTakePrepared =
  ({ baskets, news }: { readonly baskets: Pick<Baskets, 'take'>; readonly news: Pick<BasketNews, 'notify'> }) =>
  async (id: string): Promise<Result<EditedBasket, Refusal>> => {
    const taken = await baskets.take(id);
    if (taken.ok) news.notify(taken.value.basket);
    return taken;
  };

export type TakePrepared = ReturnType<typeof makeTakePrepared>;
