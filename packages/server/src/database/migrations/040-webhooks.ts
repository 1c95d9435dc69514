/** Where other systems want to be told of what happens, and what each is to be told of still, or was. */
export const webhooks = `
      create table webhook_endpoints (
        id uuid primary key,
        url text not null,
        kinds text[] not null,
        created_at timestamptz not null,
        generation integer not null default 1,
        rotated_at timestamptz,
        position bigint not null,
        failing_since timestamptz,
        paused_at timestamptz,
        paused_because text,
        leased_by uuid,
        leased_until timestamptz
      );
      create table webhook_deliveries (
        endpoint_id uuid not null references webhook_endpoints on delete cascade,
        event_id uuid not null references events (id) on delete cascade,
        position bigint not null,
        key text not null,
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
        attempts integer not null default 0,
        due_at timestamptz not null,
        first_tried_at timestamptz,
        last_tried_at timestamptz,
        outcome text,
        primary key (endpoint_id, position)
      );
      create index webhook_deliveries_of_event on webhook_deliveries (event_id);
      create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where state = 'waiting';
      create index webhook_deliveries_of_key on webhook_deliveries (endpoint_id, key, position) where state = 'waiting';
    `;
