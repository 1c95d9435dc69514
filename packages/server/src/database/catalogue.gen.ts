/** The tables by the database's own catalogue; written by catalogue.test.ts. */
export interface Catalogue {
  activity: {
    id: string | number;
    customer_no: string;
    at: Date;
    kind: string;
    actor_id: string | null;
    actor: string;
    subject: string;
    added: readonly string[];
    removed: readonly string[];
    spend_limit: number | null;
  };
  allocations: {
    kind: string;
    source_no: string;
    position: number;
    invoice_no: string;
    amount: number;
    beyond: number;
  };
  audit_chain: {
    id: boolean;
    last: string | number;
    hash: string;
  };
  audit_log: {
    id: string | number;
    at: Date;
    kind: string;
    actor_id: string | null;
    actor: string;
    actor_email: string;
    customer_no: string | null;
    impersonating: boolean;
    method: string | null;
    path: string | null;
    status: number | null;
    about: object | null;
    place: string | number | null;
    hash: string | null;
    outcome_place: string | number | null;
    outcome_hash: string | null;
  };
  banners: {
    position: number;
    link: string | null;
    img: string;
    alt: string;
    language: string;
    regions: readonly string[];
    valid_from: string | null;
    valid_until: string | null;
  };
  basket_edits: {
    user_id: string;
    key: string;
    at: Date;
    refused: object;
    skus: readonly string[];
  };
  basket_lines: {
    user_id: string;
    sku: string;
    quantity: number;
    seen_prices: object;
    seen_stock: number;
    seen_discontinued: boolean;
    number: string | number;
  };
  baskets: {
    user_id: string;
    version: number;
  };
  brand_categories: {
    user_id: string;
    category: string;
  };
  contact_messages: {
    reference: string;
    customer_no: string;
    user_id: string;
    subject: string;
    order_number: string | null;
    message: string;
    created_at: Date;
  };
  contested_items: {
    sku: string;
    product_sku: string;
  };
  customer_addresses: {
    id: string;
    customer_no: string;
    position: number;
    name: string;
    address: string;
    address_2: string;
    city: string;
    county: string;
    post_code: string;
    country: string;
  };
  customer_contacts: {
    customer_no: string;
    position: number;
    name: string;
    job: string;
    email: string | null;
    phone: string | null;
  };
  customer_notes: {
    id: string;
    customer_no: string;
    author_id: string;
    author: string;
    text: string;
    at: Date;
    number: string | number;
  };
  customer_visits: {
    user_id: string;
    customer_no: string;
    visits: number;
    last_at: Date;
  };
  customers: {
    no: string;
    name: string;
    address: string;
    address_2: string;
    city: string;
    county: string;
    post_code: string;
    country: string;
    vat_registration_no: string;
    currency_code: string;
    terms_code: string | null;
    terms_description: string | null;
    terms_due_date_calculation: string | null;
    terms_discount_date_calculation: string | null;
    credit_limit: number;
    balance: number;
    outstanding_orders_value: number;
    given_blocked: boolean;
    given_manager_id: string | null;
    search_text: string;
    terms_days: number | null;
    vat_percent: number;
    price_list: string | null;
    given_reference_required: boolean;
    given_reference_mask: string | null;
    balance_derived: boolean;
    removed_at: Date | null;
    outstanding_derived: boolean;
    figures_given_at: Date | null;
    second_factor_demanded: boolean;
    stopped: boolean;
    own_reference: boolean;
    own_reference_required: boolean;
    own_reference_mask: string | null;
    is_blocked: boolean;
    reference_required: boolean;
    reference_mask: string | null;
    second_factor_demanded_by_supplier: boolean;
    own_manager_id: string | null;
    account_manager_id: string | null;
    vat_by_class: object;
  };
  discarded_orders: {
    user_id: string;
    key: string;
    at: Date;
  };
  event_positions: {
    id: boolean;
    last: string | number;
    deleted: string | number;
  };
  events: {
    number: string | number;
    id: string;
    kind: string;
    version: number;
    key: string;
    at: Date;
    data: object;
    position: string | number | null;
    request_id: string | null;
    trace: string | null;
  };
  favourite_customers: {
    user_id: string;
    customer_no: string;
    position: number;
  };
  favourite_lines: {
    list_id: string;
    position: number;
    sku: string;
    quantity: number;
  };
  favourite_lists: {
    id: string;
    customer_no: string;
    owner_id: string;
    name: string;
    shared: boolean;
    changed_at: Date;
  };
  help_articles: {
    key: string;
    language: string;
    topic: string;
    title: string;
    body: string;
    position: number;
    regions: readonly string[];
    valid_from: string | null;
    valid_until: string | null;
  };
  index_changes: {
    kind: string;
    key: string;
    id: string | number;
    transaction: string;
    at: Date;
  };
  integration_keys: {
    id: string;
    name: string;
    secret_hash: string;
    scopes: readonly string[];
    addresses: readonly string[];
    created_at: Date;
    created_by: string;
    expires_at: Date | null;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  integration_records: {
    kind: string;
    key: string;
    run_id: string;
    line: number;
    record: object;
  };
  integration_refusals: {
    run_id: string;
    line: number;
    number: string | number;
    key: string | null;
    path: string;
    reason: string;
    record: string;
    found_by: string | null;
  };
  integration_runs: {
    id: string;
    kind: string;
    by_name: string;
    state: string;
    replaces: boolean;
    dry: boolean;
    lines: number;
    accepted: number;
    unchanged: number;
    refused: number;
    waiting: number;
    removed: number;
    would_remove: number | null;
    started_at: Date;
    changed_at: Date;
    finished_at: Date | null;
  };
  integration_waiting: {
    kind: string;
    key: string;
    run_id: string;
    line: number;
    record: object;
    waits_for: readonly string[];
  };
  invitations: {
    id: string;
    customer_no: string;
    email: string;
    permissions: readonly string[];
    spend_limit: number | null;
    invited_by: string | null;
    nonce: string;
    sent_at: Date;
    expires_at: Date;
    used_at: Date | null;
    revoked_at: Date | null;
    supplier: string | null;
  };
  invoice_lines: {
    document_no: string;
    position: number;
    item_no: string;
    description: string;
    quantity: number;
    unit_price: number;
    type: string;
    thumbnail: string | null;
    slug: string | null;
  };
  invoices: {
    no: string;
    customer_no: string;
    external_reference: string | null;
    cancelled: boolean;
    closed: boolean;
    progress: string | null;
    status: string | null;
    completely_shipped: boolean | null;
    shipping_agent_code: string | null;
    package_tracking_number: string | null;
    document_date: string;
    posting_date: string | null;
    due_date: string | null;
    total_amount: number;
    total_amount_inc_vat: number;
    remaining_amount: number | null;
    sample: boolean;
    sr_no: string | null;
    order_number: string | null;
    remaining_derived: boolean;
    credit_note: boolean;
    order_of_other: boolean;
  };
  items: {
    sku: string;
    product_sku: string;
    position: number;
    title: string;
    search_text: string;
    pack_size: number;
    minimum: number;
    stock: number;
    restocked_on: string | null;
    lead_days: number;
    discontinued: boolean;
    replaced_by: string | null;
    titles: object;
    words_en: string;
    words_de: string;
    words_fr: string;
    words_it: string;
    words_pl: string;
    sku_letters: string;
    in_stock: boolean;
    vat_class: string;
  };
  login_limits: {
    key: string;
    failures: number;
    resets_at: Date;
  };
  logout_tokens: {
    issuer: string;
    jti_hash: string;
    expires_at: Date;
  };
  mail_jobs: {
    id: string | number;
    kind: string;
    payload: object;
    run_after: Date;
    attempts: number;
    sent: number;
    request_id: string | null;
    trace: string | null;
    queued_at: Date;
  };
  mail_templates: {
    name: string;
    language: string;
    subject: string;
    title: string;
    paragraphs: readonly string[];
  };
  mailbox: {
    id: string | number;
    at: Date;
    recipient: string;
    subject: string;
    text: string;
    html: string;
  };
  mailbox_attachments: {
    mail_id: string | number;
    place: number;
    name: string;
    bytes: Uint8Array;
  };
  order_decisions: {
    order_no: string;
    at: Date;
    user_id: string;
    by_name: string;
    approved: boolean;
    reason: string;
    released: string;
    number: string | number;
  };
  order_lines: {
    document_no: string;
    position: number;
    item_no: string;
    description: string;
    quantity: number;
    unit_price: number;
    type: string;
    thumbnail: string | null;
    slug: string | null;
    quantity_shipped: number;
    promised_on: string | null;
    promised_before: string | null;
  };
  order_mail_choices: {
    user_id: string;
    kinds: readonly string[];
    all_orders: boolean;
    storefront: string;
  };
  orders: {
    no: string;
    customer_no: string;
    external_reference: string | null;
    cancelled: boolean;
    closed: boolean;
    progress: string | null;
    status: string | null;
    completely_shipped: boolean | null;
    shipping_agent_code: string | null;
    package_tracking_number: string | null;
    document_date: string;
    posting_date: string | null;
    due_date: string | null;
    total_amount: number;
    total_amount_inc_vat: number;
    remaining_amount: number | null;
    sample: boolean;
    sr_no: string | null;
    globus_reference: string | null;
    connect_user_email: string | null;
    ship_to_name: string;
    ship_to_address: string;
    ship_to_address_2: string;
    ship_to_post_code: string;
    ship_to_city: string;
    ship_to_county: string;
    ship_to_country: string;
    back_office_no: string | null;
  };
  passkey_challenges: {
    hash: string;
    user_id: string | null;
    purpose: string;
    expires_at: Date;
  };
  passkeys: {
    id: string;
    credential: string;
    user_id: string;
    name: string;
    public_key: string;
    counter: string | number;
    transports: readonly string[];
    created_at: Date;
    last_used_at: Date | null;
    owner: string;
    second_factor: string | null;
  };
  password_resets: {
    token_hash: string;
    user_id: string;
    expires_at: Date;
  };
  payments: {
    no: string;
    customer_no: string;
    paid_on: string;
    reference: string | null;
    amount: number;
    unallocated: number;
  };
  portal_logos: {
    tag: string;
    bytes: Uint8Array;
  };
  portal_orders: {
    order_no: string;
    key: string;
    user_id: string;
    placed_by: string;
    placed_at: Date;
    requested_on: string | null;
    notes: string;
    storefront: string;
    waited_for: readonly string[];
    waits_for: readonly string[];
    taken: object;
    had_administrator: boolean;
    left_behind: object;
    withdrawn_at: Date | null;
  };
  portal_settings: {
    name: string;
    value: object;
  };
  portal_texts: {
    language: string;
    source: string;
    original: string;
    own: string;
  };
  prepared_baskets: {
    id: string;
    customer_no: string;
    order_no: string;
    made_by: string;
    at: Date;
    closed_at: Date | null;
  };
  price_periods: {
    price_list: string;
    product_sku: string;
    valid_from: string;
    valid_until: string;
    prices: object;
  };
  product_prices: {
    price_list: string;
    product_sku: string;
    prices: object;
  };
  products: {
    sku_id: string;
    web_title: string;
    brand: string;
    schema_classification: string;
    slug: string;
    variations: object;
    web_titles: object;
    web_text: string;
    web_texts: object;
  };
  recovery_codes: {
    user_id: string;
    code_hash: string;
  };
  regional_products: {
    region: string;
    sku_id: string;
    signed_off_at: number;
    second_signed_off_at: number;
  };
  sample_requests: {
    order_no: string;
    key: string | null;
    created_by: string | null;
    author: string | null;
    reason: string | null;
    follow_up_on: string | null;
    followed_up_at: Date | null;
    created_at: Date;
  };
  second_factors: {
    user_id: string;
    secret: string;
    enabled_at: Date | null;
    last_step: number;
  };
  secrets: {
    name: string;
    value: string;
  };
  security_events: {
    id: string | number;
    at: Date;
    kind: string;
    means: string | null;
    user_id: string | null;
    email_hash: string | null;
    address: string | null;
    user_agent: string | null;
  };
  sessions: {
    id: string;
    user_id: string;
    expires_at: Date;
    created_at: Date;
    last_seen_at: Date;
    user_agent: string | null;
    address: string | null;
    parent_id: string | null;
    acting_for: string | null;
    provider_session: string | null;
    renewal: number;
    renewal_used_at: Date | null;
    renewed_at: Date;
  };
  shipment_lines: {
    shipment_no: string;
    position: number;
    item_no: string;
    description: string;
    quantity: number;
  };
  shipments: {
    no: string;
    order_number: string;
    customer_no: string;
    posting_date: string | null;
    agent_code: string | null;
    agent_name: string | null;
    package_tracking_number: string | null;
    service: string | null;
  };
  sign_in_states: {
    key: string;
    state: object;
    ends_at: Date;
  };
  sign_offs: {
    id: string | number;
    at: Date;
    user_id: string;
    by_name: string;
    region: string;
    sku_id: string;
    level: string;
    undo: boolean;
    action: string | null;
  };
  staff_accounts: {
    email: string;
    password_hash: string;
  };
  staff_codes: {
    code_hash: string;
    user_id: string;
    expires_at: Date;
    provider_session: string | null;
    means: string;
  };
  staff_identities: {
    issuer: string;
    subject: string;
    user_id: string;
    bound_at: Date;
  };
  staff_sign_ins: {
    state_hash: string;
    code_verifier: string;
    nonce: string;
    return_to: string;
    client_state: string;
    expires_at: Date;
  };
  told_answers: {
    kind: string;
    no: string;
  };
  users: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    roles: readonly string[];
    permissions: readonly string[];
    is_super_user: boolean;
    customer_no: string | null;
    password_hash: string | null;
    active: boolean;
    spend_limit: number | null;
    last_signed_in_at: Date | null;
    time_zone: string | null;
    left_with_customer: boolean;
    kept_out: boolean;
    legal_hold: boolean;
    locked_by_supplier: boolean;
  };
  vat_rates: {
    document_no: string;
    kind: string;
    position: number;
    percent: number;
    net: number;
    vat: number;
  };
  watched_items: {
    user_id: string;
    sku: string;
    since: Date;
    price_then: number;
    last_price: number;
    last_in_stock: boolean;
    news: string | null;
    news_at: Date | null;
    news_before: number | null;
    news_now: number | null;
    news_seen: boolean;
    storefront: string;
    stopped_at: Date | null;
    currency: string;
  };
  webhook_deliveries: {
    endpoint_id: string;
    event_id: string;
    position: string | number;
    key: string;
    state: string;
    attempts: number;
    due_at: Date;
    first_tried_at: Date | null;
    last_tried_at: Date | null;
    outcome: string | null;
  };
  webhook_endpoints: {
    id: string;
    url: string;
    kinds: readonly string[];
    created_at: Date;
    generation: number;
    rotated_at: Date | null;
    position: string | number;
    failing_since: Date | null;
    paused_at: Date | null;
    paused_because: string | null;
    leased_by: string | null;
    leased_until: Date | null;
    signs_from: number;
  };
}
