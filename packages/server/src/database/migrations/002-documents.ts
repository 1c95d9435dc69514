export const documents = `
      create table orders (
        no text primary key,
        customer_no text not null references customers,
        external_reference text,
        cancelled boolean not null,
        closed boolean not null,
        progress text,
        status text,
        completely_shipped boolean,
        shipping_agent_code text,
        package_tracking_number text,
        document_date date not null,
        posting_date date,
        due_date date,
        total_amount integer not null,
        total_amount_inc_vat integer not null,
        remaining_amount integer,
        sample boolean not null,
        sr_no text,
        globus_reference text,
        connect_user_email text,
        ship_to_name text not null,
        ship_to_address text not null,
        ship_to_address_2 text not null,
        ship_to_post_code text not null
      );
      create index on orders (customer_no, document_date);
      create table order_lines (
        document_no text not null references orders on delete cascade,
        position integer not null,
        item_no text not null,
        description text not null,
        quantity integer not null,
        unit_price integer not null,
        type text not null,
        thumbnail text,
        slug text,
        quantity_shipped integer not null,
        primary key (document_no, position)
      );
      create table invoices (
        no text primary key,
        customer_no text not null references customers,
        external_reference text,
        cancelled boolean not null,
        closed boolean not null,
        progress text,
        status text,
        completely_shipped boolean,
        shipping_agent_code text,
        package_tracking_number text,
        document_date date not null,
        posting_date date,
        due_date date,
        total_amount integer not null,
        total_amount_inc_vat integer not null,
        remaining_amount integer,
        sample boolean not null,
        sr_no text,
        order_number text
      );
      create index on invoices (customer_no, due_date);
      create table invoice_lines (
        document_no text not null references invoices on delete cascade,
        position integer not null,
        item_no text not null,
        description text not null,
        quantity integer not null,
        unit_price integer not null,
        type text not null,
        thumbnail text,
        slug text,
        primary key (document_no, position)
      );
      create table shipments (
        no text primary key,
        order_number text not null,
        customer_no text not null references customers,
        posting_date date,
        agent_code text,
        agent_name text,
        package_tracking_number text,
        service text
      );
      create index on shipments (order_number);
      create table shipment_lines (
        shipment_no text not null references shipments on delete cascade,
        position integer not null,
        item_no text not null,
        description text not null,
        quantity integer not null,
        primary key (shipment_no, position)
      );
    `;
