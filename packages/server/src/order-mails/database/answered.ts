import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { Database } from '../../database/open.ts';
import { orderMailReaders } from '../../database/order-mail-readers.ts';
import type { DocumentRepository } from '../../documents/application/document-repository.ts';
import type { Answered, AnsweredOrders } from '../application/answered.ts';

export const createAnsweredOrders = (database: Database, documents: DocumentRepository): AnsweredOrders => {
  const customers = database
    .selectFrom('customers')
    .select(['customers.no as customerNo', 'customers.name as company']);
  const answered = async <Document extends Order | Invoice>(
    owner: Omit<Answered<Document>, 'document'> | undefined,
    find: (customerNo: Answered<Document>['customerNo']) => Promise<Document | null>,
  ): Promise<Answered<Document> | null> => {
    const document = owner && (await find(owner.customerNo));
    return document ? { ...owner, document } : null;
  };
  return {
    order: async (no) => {
      const owner = customers.innerJoin('orders', 'orders.customer_no', 'customers.no').where('orders.no', '=', no);
      return answered(await owner.executeTakeFirst(), (customerNo) => documents.order(customerNo, no));
    },
    invoice: async (no) => {
      const owner = customers
        .innerJoin('invoices', 'invoices.customer_no', 'customers.no')
        .where('invoices.no', '=', no);
      return answered(await owner.executeTakeFirst(), (customerNo) => documents.invoice(customerNo, no));
    },
    readers: (kinds, { document: { kind, no, orderNumber }, customerNo: customer }) =>
      orderMailReaders(database, kinds, [{ no, customer, order: kind === 'order' ? no : orderNumber }]),
  };
};
