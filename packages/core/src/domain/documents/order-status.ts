/** Every status an order can have (specification §order-status). */
export const orderStatuses = [
  'received',
  'awaiting-credit-approval',
  'being-prepared',
  'shipped',
  'partially-shipped',
  'pending',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Derives an order's status from what the back office says of it, row by row as the table of specification §order-status.
 * A null `completelyShipped` is not shipped (decisions §missing-shipped-flag); whatever the table does not name is pending.
 */
export const orderStatus = (order: {
  readonly status: string | null;
  readonly progress: string | null;
  readonly completelyShipped: boolean | null;
}): OrderStatus => {
  const shipped = order.completelyShipped === true;
  switch (`${order.status}/${order.progress}`) {
    case 'Open/New':
      return shipped ? 'pending' : 'received';
    case 'Open/Awaiting Approval':
      return 'awaiting-credit-approval';
    case 'Open/Web Pending':
      return 'received';
    case 'Released/Warehouse':
      return shipped ? 'shipped' : 'being-prepared';
    case 'Released/Ready to Invoice':
      return shipped ? 'shipped' : 'partially-shipped';
    default:
      return 'pending';
  }
};
