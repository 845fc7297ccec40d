import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/* Written by `npm run check -- database-types --fix` from the migrated schema; what it cannot tell stands in type-overrides.ts. */

/** The whole schema, as the migrations make it. */
export interface Database {
  agreement_serials: {
    year: number;
    last: number;
  };
  agreements: {
    deal_id: string;
    number: string;
    quote_id: string;
    quote_sha256: string;
    content: string;
    sha256: string;
    accepted_at: ColumnType<Date, Date | string, Date | string>;
    cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  announcements: {
    id: GeneratedAlways<number>;
    text: string;
    text_hi: Generated<string>;
    text_mr: Generated<string>;
    link: Generated<string>;
    audience: 'all' | 'suppliers' | 'city';
    city_id: string | null;
    city: Generated<string>;
    starts_at: ColumnType<Date, Date | string, Date | string>;
    ends_at: ColumnType<Date, Date | string, Date | string>;
    version: Generated<number>;
  };
  /** The last check of the audit log. */
  audit_checks: {
    one: Generated<boolean>;
    /** Set while a check is under way, and moved on by it. */
    started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** So far, of the check under way. */
    entries_read: Generated<number>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    took_ms: number | null;
    /** Valid ones, of all chains. */
    entries: number | null;
    /** That the last check which found all whole led to. */
    head: string | null;
    broken_chain: number | null;
    /** In its chain, of the first row that is not as it was written. */
    broken_place: number | null;
    /** Whether it no longer leads to the head that was noted. */
    is_cut: Generated<boolean>;
  };
  /** Who did what: ids only. Written by the database's `append_audit` alone. */
  audit_log: {
    id: ColumnType<number, never, never>;
    at: ColumnType<Date, never, never>;
    kind: ColumnType<string, never, never>;
    user_id: ColumnType<string | null, never, never>;
    session_id: ColumnType<string | null, never, never>;
    subject_id: ColumnType<string | null, never, never>;
    detail: ColumnType<string, never, never>;
    hash: ColumnType<string, never, never>;
    chain: ColumnType<number, never, never>;
    /** In its chain, from 1; null in the chain of before, where it is the id. */
    place: ColumnType<number | null, never, never>;
  };
  /** Listed machines that are not always free, as lists count them; kept by triggers. */
  busy_machines: {
    id: string;
    city_id: string;
    equipment_type_id: number;
    category_ids: number[];
    region: string;
    discount: number;
    insurance_available: boolean;
    latitude: number | null;
    longitude: number | null;
    units: number;
    buffer_days: number;
    /** As `equipment.taken`. */
    taken: string;
  };
  /** A secret address at which other programs read the calendar of a machine, or of the whole fleet. */
  calendars: {
    id: Generated<string>;
    owner_id: string;
    equipment_id: string | null;
    /** SHA-256 of what stands in the address. */
    token_hash: string;
    name: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** To the hour. */
    last_read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  categories: {
    id: number;
    name: string;
    /** `#rrggbb` */
    color_code: Generated<string>;
    active: Generated<boolean>;
    deleted: Generated<boolean>;
    /** Grows with each change; counted by the database. */
    version: Generated<number>;
    /** On hire. */
    gst_percent: Generated<number>;
  };
  category_words: {
    category_id: number;
    word: string;
  };
  /** Days in which a unit of a machine is not free. */
  commitments: {
    id: Generated<string>;
    equipment_id: string;
    /** From 1. */
    unit: number;
    kind: 'hold' | 'booking' | 'block' | 'repair';
    state: Generated<'active' | 'freed' | 'lapsed'>;
    /** `[2026-11-24,2026-12-06)`; without an end `[2026-11-24,)`. */
    days: string;
    buffer_days: Generated<number>;
    /** The days, and those for bringing the unit back. */
    span: ColumnType<string, never, never>;
    /** When a hold ends by itself, by the clock of the database. */
    expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    deal_id: string | null;
    /** It stands for the status On rent, set by hand. */
    by_status: Generated<boolean>;
    words: Generated<string>;
    place: Generated<string>;
    amount_paise: number | null;
    /** How it stood before the last change, for undoing. */
    before: ColumnType<unknown, string | null | undefined, string | null>;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  credit_note_drafts: {
    year: string;
    purchase_id: string;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    seller: ColumnType<unknown, string, string>;
    buyer: ColumnType<unknown, string | null | undefined, string | null>;
    place_of_supply: string;
    sac: string;
    taxable_paise: number;
    cgst_paise: number;
    sgst_paise: number;
    igst_paise: number;
    total_paise: number;
    order_id: string;
    invoice_number: string | null;
    invoice_date: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    days: number | null;
    days_left: number | null;
    refund_id: string | null;
  };
  credit_note_series: {
    year: string;
    last: number;
  };
  /** What was taken back of the invoice of a purchase that ended before its time. */
  credit_notes: {
    /** `YC/2627/000001`, made of the year and the serial. */
    number: GeneratedAlways<string>;
    serial: number;
    year: string;
    /** The one that ended. */
    purchase_id: string;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    seller: ColumnType<unknown, string, string>;
    /** As it was on the day; null once the account is deleted. */
    buyer: ColumnType<unknown, string | null | undefined, string | null>;
    place_of_supply: string;
    sac: string;
    taxable_paise: number;
    cgst_paise: number;
    sgst_paise: number;
    igst_paise: number;
    total_paise: number;
    /** What it counts towards. */
    order_id: string;
    /** What it takes back; null for what had no invoice. */
    invoice_number: string | null;
    invoice_date: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Of the plan that a larger one took the place of; null for a refund. */
    days: number | null;
    days_left: number | null;
    /** The refund it was issued for; null when a larger plan took the place of the purchase. */
    refund_id: string | null;
  };
  deal_log: {
    deal_id: string;
    place: number;
    at: ColumnType<Date, Date | string, Date | string>;
    side: 'renter' | 'owner' | 'clock' | 'sibling';
    author_id: string | null;
    kind: string;
    words: Generated<string>;
    pictures: Generated<string[]>;
    facts: ColumnType<unknown, string | null | undefined, string | null>;
    client_key: string | null;
  };
  deal_pictures: {
    id: string;
    deal_id: string;
    side: 'renter' | 'owner';
    width: number;
    height: number;
    place: number | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  deal_reads: {
    deal_id: string;
    side: 'renter' | 'owner';
    place: number;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  deals: {
    id: Generated<string>;
    requirement_id: string;
    owner_id: string;
    equipment_id: string | null;
    state: Generated<'asked' | 'quoted' | 'accepted' | 'done' | 'declined' | 'withdrawn' | 'expired' | 'cancelled'>;
    state_by: Generated<'renter' | 'owner' | 'clock' | 'sibling'>;
    state_at: ColumnType<Date, Date | string, Date | string>;
    why: string | null;
    why_words: Generated<string>;
    asked_at: ColumnType<Date, Date | string, Date | string>;
    first_answer_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    waiting_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    quote_id: string | null;
    hold_id: string | null;
    from_day: ColumnType<Date | null, string | null | undefined, string | null>;
    until_day: ColumnType<Date | null, string | null | undefined, string | null>;
    reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    rating_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    log_place: Generated<number>;
    version: Generated<number>;
    moved_at: ColumnType<Date, Date | string | undefined, Date | string>;
    place: Generated<number>;
  };
  /** A version that snippets may name: its build stays. */
  embed_releases: {
    version: string;
    build: string;
  };
  ended_sessions: {
    id: string;
    why: 'password' | 'phone' | 'elsewhere' | 'deleted' | 'blocked' | 'support';
    ended_at: ColumnType<Date, Date | string, Date | string>;
  };
  equipment: {
    id: Generated<string>;
    supplier_id: string;
    name: string;
    model_number: Generated<string>;
    year_of_mfg: number;
    /** Working capacity in hours per week. */
    no_of_working_hrs: number;
    rental_paise: number;
    /** 0 hour, 1 day, 2 week, 3 month. */
    rental_type: number;
    /** Percent. */
    discount: Generated<number>;
    final_rental_paise: number;
    description: Generated<string>;
    youtube_link: Generated<string>;
    registration_certificate: Generated<boolean>;
    hypo_to_bank: Generated<boolean>;
    insurance_available: Generated<boolean>;
    /** Up to three. */
    picture_ids: Generated<string[]>;
    address: Generated<string>;
    city_id: string;
    city: string;
    state: string;
    pin_code: Generated<string>;
    country: Generated<string>;
    region: string;
    latitude: number | null;
    longitude: number | null;
    phone: Generated<string>;
    status: Generated<'Available' | 'On rent' | 'Unavailable'>;
    equipment_type_id: number;
    category_ids: number[];
    /** How many ratings of 0, 0.5 … 5 stars. */
    star_counts: Generated<number[]>;
    rating_count: Generated<number>;
    rating_average: GeneratedAlways<number>;
    /** What "relevance" sorts by, greatest first; the database computes it. */
    rank_score: Generated<number>;
    listed_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    listed_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Public now. Written by the database's `refresh_listing` alone. */
    listed: Generated<boolean>;
    search: GeneratedAlways<string | null>;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** 0 for a machine without. */
    first_category_id: GeneratedAlways<number>;
    /** Values by the names of the type's facts: sizes in their units, or words. */
    facts: ColumnType<unknown, string | undefined, string>;
    capacity: GeneratedAlways<number | null>;
    /** Since when it is listed in its city and categories; null while it is not, and where that is since `listed_from`. Written by a trigger. */
    placed_at: ColumnType<Date | null, never, never>;
    /** Without a picture since it was imported; it is not listed until it has one. */
    is_draft: Generated<boolean>;
    /** When its owner deleted it; it stays for what was bought, paid and asked for with it. */
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    is_owner_blocked: Generated<boolean>;
    hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    hidden_reason: string | null;
    hidden_by: string | null;
    /** Since when nobody sees it until a moderator has; null while nothing holds it. */
    held_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** What a moderator added to the reason. */
    hidden_words: Generated<string>;
    /** Domain's `RateCard`, in paise; null while its owner has said nothing but the fact `operator`. */
    rate_card: ColumnType<unknown, string | null | undefined, string | null>;
    /** How many of the same machine it stands for. */
    units: Generated<number>;
    /** For bringing a unit back after a hire that is new. */
    buffer_days: Generated<number>;
    /** Days on which no unit is free, but for those long over; by triggers. */
    taken: Generated<string>;
    /** On rent because a booking runs, not by hand. Written by triggers and the day’s turn. */
    is_hired: Generated<boolean>;
    left_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  equipment_ratings: {
    id: Generated<string>;
    equipment_id: string;
    user_id: string;
    /** 0 to 5, in halves. */
    star_rating: number;
    comment: Generated<string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    answer: Generated<string>;
    answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Since when it is neither shown nor counted. */
    hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Null while it only waits to be looked at. */
    hidden_reason: string | null;
  };
  /** Counts of listed machines by what the facets show; kept by triggers. */
  equipment_rollup: {
    /** `*` is everywhere. */
    city_id: string;
    category_ids: number[];
    type_id: number;
    region: string;
    discount_step: number;
    insurance: boolean;
    n: number;
    min_paise: number;
    max_paise: number;
  };
  /** Grows with every change of a city's cells in the rollup. */
  equipment_rollup_versions: {
    city_id: string;
    version: number;
  };
  equipment_types: {
    id: number;
    type: string;
    sub_type: Generated<string>;
    active: Generated<boolean>;
    deleted: Generated<boolean>;
    /** Grows with each change; counted by the database. */
    version: Generated<number>;
  };
  /** Looks at machines by day in India. */
  equipment_view_days: {
    equipment_id: string;
    /** `2026-03-10` */
    day: ColumnType<Date, string, string>;
    views: Generated<number>;
  };
  /** A plan that was paid by bank transfer. */
  hand_payments: {
    order_id: string;
    /** The bank’s; it pays once. */
    reference: string;
    transferred_on: ColumnType<Date, string, string>;
    added_by: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** The day in India that bookings last began and ended for; one row. */
  hire_days: {
    one: Generated<boolean>;
    day: ColumnType<Date, string, string>;
  };
  /** What renters pay elsewhere: a litre of diesel, and an operator's food and bed for a day. */
  hire_prices: {
    one: Generated<boolean>;
    diesel_paise: number;
    board_paise: number;
  };
  /** A row that somebody imported lately. */
  imported_rows: {
    user_id: string;
    /** Of all that is in it. */
    row_hash: string;
    /** Of rows that are alike in one table, which. */
    nth: number;
    at: ColumnType<Date, Date | string, Date | string>;
    /** The machine it became. */
    equipment_id: string | null;
  };
  invoice_drafts: {
    year: string;
    purchase_id: string;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    seller: ColumnType<unknown, string, string>;
    buyer: ColumnType<unknown, string | null | undefined, string | null>;
    place_of_supply: string;
    sac: string;
    taxable_paise: number;
    cgst_paise: number;
    sgst_paise: number;
    igst_paise: number;
    total_paise: number;
  };
  invoice_series: {
    year: string;
    last: number;
  };
  invoices: {
    /** `YN/2627/000001`, made of the year and the serial. */
    number: GeneratedAlways<string>;
    year: string;
    serial: number;
    purchase_id: string;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    seller: ColumnType<unknown, string, string>;
    /** As it was on the day; null once the account is deleted. */
    buyer: ColumnType<unknown, string | null | undefined, string | null>;
    place_of_supply: string;
    sac: string;
    taxable_paise: number;
    cgst_paise: number;
    sgst_paise: number;
    igst_paise: number;
    total_paise: number;
  };
  /** A build of the site or of the embed that the storage keeps. */
  kept_builds: {
    /** Its folder in the storage. */
    build: string;
    /** Its files, by their paths in the build's folder. */
    files: string[];
    /** When a process last served it as the current one, to the hour. */
    kept_at: ColumnType<Date, Date | string, Date | string>;
    /** When a page last asked for one of its files, to the hour. */
    asked_at: ColumnType<Date, Date | string, Date | string>;
    kind: Generated<'site' | 'embed'>;
  };
  kept_changes: {
    user_id: string;
    subject: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  kept_lists: {
    user_id: string;
    id: string;
    name: string;
    also: Generated<string[]>;
    made_at: ColumnType<Date, Date | string, Date | string>;
    page_id: Generated<string>;
    page_generation: Generated<number>;
    is_shared: Generated<boolean>;
  };
  kept_machines: {
    user_id: string;
    equipment_id: string;
    kept_at: ColumnType<Date, Date | string, Date | string>;
    note: Generated<string>;
  };
  kept_places: {
    user_id: string;
    list_id: string;
    equipment_id: string;
    put_at: ColumnType<Date, Date | string, Date | string>;
  };
  known_devices: {
    user_id: string;
    device: string;
    seen_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** A requirement that a supplier is to be told of. */
  lead_alert_queue: {
    user_id: string;
    requirement_id: string;
    purchase_id: string;
    queued_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** When a supplier for whom something waits may next be told. */
  lead_alert_turns: {
    user_id: string;
    due_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** A supplier who was told of a requirement. */
  lead_alerts: {
    requirement_id: string;
    user_id: string;
    /** The one whose period it counts in. */
    purchase_id: string;
    sent_at: ColumnType<Date, Date | string, Date | string>;
    /** Told of in a message that counts with another row. */
    is_extra: Generated<boolean>;
  };
  /** Whom an admin gave a requirement to. */
  lead_assignments: {
    requirement_id: string;
    user_id: string;
    assigned_by: string;
    assigned_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** When somebody first saw the phone of who sent a requirement. */
  lead_opens: {
    user_id: string;
    requirement_id: string;
    /** The day in India, `2026-03-10`. */
    day: ColumnType<Date, string, string>;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** What a supplier made of a requirement. */
  lead_states: {
    user_id: string;
    requirement_id: string;
    status: Generated<'New' | 'Replied' | 'Won' | 'Closed'>;
    notes: Generated<string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Grows only; the entries of a journal make zero. */
  ledger_entries: {
    id: GeneratedAlways<number>;
    /** What happened, e.g. `payment:123`. */
    journal: string;
    account: 'gateway' | 'bank' | 'customer' | 'sales' | 'cgst' | 'sgst' | 'igst';
    /** Debit above 0, credit below. */
    amount_paise: number;
    order_id: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  lexicon: {
    word: string;
    kind: 'word' | 'category' | 'type' | 'city';
    weight: Generated<number>;
  };
  /** Each time somebody did something that is limited. */
  limit_hits: {
    kind: string;
    /** A keyed hash of the address. */
    who: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Names of listed machines by city, with how many bear them; kept by triggers. */
  listed_names: {
    /** `*` is everywhere. */
    city_id: string;
    name: string;
    model_number: string;
    type_id: number;
    category_ids: number[];
    n: number;
    search: GeneratedAlways<string>;
  };
  /** What somebody says is wrong with a machine. */
  listing_reports: {
    id: GeneratedAlways<number>;
    item_id: number;
    fault: string;
    words: Generated<string>;
    user_id: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Tries to log in that did not succeed; an empty account or address stands for all of them. */
  login_attempts: {
    /** A keyed hash. */
    account: string;
    /** A keyed hash. */
    address: string;
    /** Those of an address leak away, so they need not be a whole number. */
    failures: Generated<number>;
    /** When a try was last counted. */
    last_at: ColumnType<Date, Date | string, Date | string>;
    /** When a try last failed, or may yet; waits are measured from it. */
    failed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** When that account last succeeded from that address. */
    succeeded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  made_changes: {
    user_id: string;
    id: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Mails. */
  mail_messages: {
    id: Generated<string>;
    provider: 'outbox' | 'smtp';
    kind: string;
    /** In the outbox alone, as subject, text and html are. */
    email: string | null;
    subject: string | null;
    text: string | null;
    html: string | null;
    state: 'sending' | 'sent' | 'failed';
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  maintenance: {
    one: Generated<boolean>;
    until: ColumnType<Date, Date | string, Date | string>;
  };
  /** Listed machines by the cells of four grids over the web's map; kept by triggers. */
  map_cells: {
    /** The grid has 2^level cells each way. */
    level: number;
    /** 0 is everything, else a category's id or a type's, negative. */
    kind: number;
    x: number;
    y: number;
    n: number;
    /** Sums in hundred-thousandths of a degree. */
    latitudes: number;
    longitudes: number;
  };
  notification_choices: {
    user_id: string;
    kind: string;
    way: string;
    is_on: boolean;
    stopped_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  notification_deliveries: {
    notification_id: number;
    way: string;
    message_id: string;
  };
  notification_messages: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    way: 'email' | 'sms' | 'whatsApp' | 'push';
    bundle: string;
    state: Generated<'waiting' | 'sent' | 'dropped' | 'dead'>;
    due_at: ColumnType<Date, Date | string, Date | string>;
    tries: Generated<number>;
    lost_answers: Generated<number>;
    is_under_way: Generated<boolean>;
    failure: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  notification_settings: {
    user_id: string;
    quiet_from: Generated<number>;
    quiet_to: Generated<number>;
  };
  notifications: {
    id: GeneratedAlways<number>;
    user_id: string;
    kind: string;
    key: string;
    facts: ColumnType<unknown, string, string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    planned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    email: string | null;
    phone: string | null;
    without: string[] | null;
  };
  /** Keys before it, as long as what they signed is good. */
  old_keys: {
    name: string;
    value: string;
    valid_until: ColumnType<Date, Date | string, Date | string>;
  };
  /** An attempt to pay, in the gateway's words. */
  order_payments: {
    cf_payment_id: string;
    order_id: string;
    status: string;
    amount_paise: number;
    payment_group: Generated<string>;
    message: Generated<string>;
    completed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    seen_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** What somebody means to buy. Of its row only the state and the gateway's answers change. */
  orders: {
    /** The gateway knows it by this too. */
    id: string;
    user_id: string;
    subscription_id: number;
    plan_version: number;
    period_months: number;
    price_paise: number;
    discount: number;
    /** What is to be paid: the price, less the credit. */
    amount_paise: number;
    currency: Generated<string>;
    equipment_ids: string[];
    renewal_of: string | null;
    /** `new`: the gateway has not answered yet. `closed`: no money came. `refunding`, `refunded`: it came and could not be used. */
    state: Generated<'new' | 'open' | 'closed' | 'fulfilled' | 'refunding' | 'refunded'>;
    gateway_order_id: string | null;
    payment_session_id: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** Until then one may begin to pay. */
    expires_at: ColumnType<Date, Date | string, Date | string>;
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** When the sweeper asks the gateway again; null when there is nothing left to ask. */
    next_check_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    checks: Generated<number>;
    upgrade_of: string | null;
    /** What is left of the purchase that it takes the place of. */
    credit_paise: Generated<number>;
    /** For credit above the price. */
    further_days: Generated<number>;
    /** Of the page it was made on; empty for English. */
    locale: Generated<string>;
  };
  /** The business of a user; empty texts were not given. */
  organizations: {
    id: Generated<string>;
    user_id: string;
    name: string;
    designation: Generated<string>;
    cin_number: Generated<string>;
    website_url: Generated<string>;
    company_email: Generated<string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  /** Wrong codes of a phone and purpose since the first of them. */
  otp_failures: {
    phone: string;
    purpose: string;
    count: number;
    first_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** The session of a one-time code, and once verified the grant. */
  otp_sessions: {
    id: string;
    /** Grows with each session: the newest of a phone and purpose counts. */
    number: GeneratedAlways<number>;
    purpose: 'signUp' | 'resetPassword' | 'changePhone' | 'changeEmail' | 'confirmRequirement' | 'acceptQuote';
    /** Ten digits; for `changeEmail` the address. */
    phone: string;
    /** A keyed hash, only as long as the code is good for something. */
    code: string | null;
    /** A hash. */
    stamp: string;
    sent_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    consumed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Who asks for something of their account; null where nobody is logged in. */
    user_id: string | null;
  };
  /** What would have gone by a way without a provider, outside production. */
  outbox_messages: {
    /** That of the message. */
    id: string;
    way: 'whatsApp' | 'push';
    /** Ten digits; for a push the name of the person. */
    address: string;
    kind: string;
    title: string;
    text: string;
    path: string;
    button: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Listed machines of an owner by city and type. */
  owner_cells: {
    city_id: string;
    type_id: number;
    supplier_id: string;
    machines: number;
  };
  /** The version of a city's rollup that its owners were counted at. */
  owner_count_versions: {
    city_id: string;
    version: number;
  };
  /** Listed machines and their owners. */
  owner_counts: {
    /** `*` is everywhere. */
    city_id: string;
    /** 0 is every type. */
    type_id: number;
    machines: number;
    owners: number;
  };
  /** A link for owners of machines that people look for in vain. */
  owner_invites: {
    code: string;
    city_id: string;
    term: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    visits: Generated<number>;
  };
  page_messages: {
    id: Generated<string>;
    requirement_id: string;
    kind: string;
    key: string;
    facts: ColumnType<unknown, string, string>;
    state: Generated<'waiting' | 'sent' | 'dropped' | 'dead'>;
    due_at: ColumnType<Date, Date | string, Date | string>;
    tries: Generated<number>;
    failure: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** What people did on the pages of a key, by day in India. */
  partner_counts: {
    key_id: string;
    /** `2026-03-10` */
    day: ColumnType<Date, string, string>;
    /** The path; `*` for all pages beyond those a day keeps apart. */
    page: string;
    /** The element's name without `yantra-`. */
    widget: string;
    views: Generated<number>;
    selects: Generated<number>;
    leads: Generated<number>;
  };
  /** A key of a supplier's websites. */
  partner_keys: {
    id: Generated<string>;
    supplier_id: string;
    /** As it stands in pages: `pk_…`. */
    key: string;
    name: string;
    /** As browsers write `Origin`. */
    origins: string[];
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** From then on it counts no more. */
    revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** Where a machine was listed before, and as what. Written by a trigger alone. */
  past_listings: {
    supplier_id: string;
    equipment_id: string;
    category_ids: number[];
    city_id: string;
    placed_at: ColumnType<Date, never, never>;
    ended_at: ColumnType<Date, never, never>;
  };
  pending_changes: {
    tx: Generated<string>;
    cells: string[] | null;
    places: string[] | null;
    names: string[] | null;
    words: string[] | null;
    categories: string[] | null;
    types: string[] | null;
    gone: string[] | null;
    vocabulary: boolean | null;
  };
  person_notes: {
    user_id: string;
    version: number;
    text: string;
    written_by: string;
    written_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** An upload that goes unless a machine shows it when it is due. */
  picture_removals: {
    picture_id: string;
    /** When it is looked at, and once it is removed, when the storage is told next. */
    due_at: ColumnType<Date, Date | string, Date | string>;
    /** Since when it is gone for everybody. */
    removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** How often the storage was told. */
    tries: Generated<number>;
  };
  pictures: {
    /** Content hash. */
    id: string;
    kind: 'demo' | 'upload';
    recipe: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** Who uploaded it. */
    owner_id: string | null;
    /** Of the stored bytes; null for what came before they were counted. */
    digest: string | null;
  };
  purchase_equipment: {
    purchase_id: string;
    equipment_id: string;
  };
  /** A purchase whose buyer is still to be told of it. */
  purchase_news: {
    purchase_id: string;
    queued_at: ColumnType<Date, Date | string, Date | string>;
    /** When it is tried; put off by whoever takes it. */
    due_at: ColumnType<Date, Date | string, Date | string>;
    tries: Generated<number>;
  };
  purchase_reminders: {
    purchase_id: string;
    /** How many days before the end. */
    days: number;
    sent_at: ColumnType<Date, Date | string, Date | string>;
  };
  purchases: {
    id: Generated<string>;
    user_id: string;
    subscription_id: number;
    period_months: number;
    start_date: ColumnType<Date, Date | string, Date | string>;
    /** The period is half open: at this moment it is over. */
    end_date: ColumnType<Date, Date | string, Date | string>;
    price_paise: number;
    discount: Generated<number>;
    final_price_paise: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    plan_version: Generated<number>;
    /** What paid for it; null for what the demo began with. */
    order_id: string | null;
    /** Where a larger plan ended it before its time, or before it put it off: the end it was bought to. */
    bought_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Where a larger plan before it put it off: the start it was bought for. */
    bought_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Its end stands in the reports. */
    is_end_counted: Generated<boolean>;
  };
  /** Browsers that get pushes; each lives as long as the session it was added in. */
  push_devices: {
    id: Generated<string>;
    user_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    /** The browser's secret and key (RFC 8291), base64url. */
    auth: string;
    /** Our key that it subscribed with. */
    key_id: string;
    /** In a person's words, e.g. `Chrome on Android`. */
    device: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** When its push service last took one. */
    last_ok_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** How much of something somebody did on a day in India. */
  quota_counts: {
    user_id: string;
    kind: string;
    /** `2026-03-10`, compared as text */
    day: ColumnType<string, string, string>;
    n: number;
  };
  quotes: {
    id: Generated<string>;
    deal_id: string;
    version: number;
    equipment_id: string | null;
    content: string;
    sha256: string;
    total_paise: number;
    valid_until: ColumnType<Date, Date | string, Date | string>;
    sent_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** How much counts what in the order of relevance; one row. */
  ranking_weights: {
    one: Generated<boolean>;
    nearness: number;
    size: number;
    free: number;
    price: number;
    rating: number;
    freshness: number;
  };
  /** A receipt as it was drawn. */
  receipt_files: {
    purchase_id: string;
    /** Names what is in it: what differs is drawn anew. */
    content: string;
    bytes: Uint8Array;
    made_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** When somebody last looked at a machine. */
  recent_views: {
    user_id: string;
    equipment_id: string;
    viewed_at: ColumnType<Date, Date | string, Date | string>;
    /** When a look of theirs was last counted. */
    counted_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Money that came and goes back; `owed` until the gateway was told, `sent` until it is there. */
  refunds: {
    id: string;
    order_id: string;
    cf_payment_id: string;
    amount_paise: number;
    /** A key of `paymentTexts.refundReasons`; `asked` by the staff. */
    reason: string;
    state: Generated<'owed' | 'sent' | 'done'>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    next_try_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    tries: Generated<number>;
    /** Why, in the words of who asked for it. */
    note: Generated<string>;
    /** Who of the staff; null for money that could not be used. */
    asked_by: string | null;
    /** The bank’s, of what was paid by transfer and went back by hand. */
    reference: Generated<string>;
  };
  report_changes: {
    figure: string;
    day: ColumnType<Date, string, string>;
    place: string;
    kind: string;
    value: number;
  };
  report_figures: {
    figure: string;
    day: ColumnType<Date, string, string>;
    place: string;
    kind: string;
    value: number;
  };
  requirement_answers: {
    requirement_id: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Further machines that a requirement asks about; the first is its own `equipment_id`. */
  requirement_machines: {
    requirement_id: string;
    equipment_id: string;
    place: number;
  };
  /** What a renter needs. */
  requirements: {
    id: Generated<string>;
    idempotency_key: string;
    full_name: string;
    email: string;
    /** Ten digits. */
    phone: string;
    category_id: number;
    city_id: string | null;
    details: Generated<string>;
    consented_at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** The key of the partner's website where it was written; null for our own pages. */
    partner_key_id: string | null;
    /** Its path there. */
    partner_page: string | null;
    partner_widget: string | null;
    /** When it was proved that the phone is the sender's; null while it is not. */
    phone_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Its first day in India, e.g. `2026-11-24`. */
    job_from: ColumnType<Date | null, string | null | undefined, string | null>;
    /** How many days the job takes; null where nobody said, as of its other parts. */
    job_days: number | null;
    /** Where in the city, in the person’s words. */
    job_place: string | null;
    /** Hours of work a day. */
    job_hours: number | null;
    job_operator: string | null;
    /** Of the page it came from. */
    language: Generated<'en' | 'hi' | 'mr'>;
    equipment_id: string | null;
    job_latitude: number | null;
    job_longitude: number | null;
    renter_id: string | null;
    page_generation: Generated<number>;
    page_closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    offer_due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** A machine or rating that moderators look at: one waiting row each, and what was decided. */
  review_items: {
    id: GeneratedAlways<number>;
    kind: 'machine' | 'pictures' | 'rating' | 'report';
    what: 'new' | 'changed' | 'mended' | 'reported';
    equipment_id: string;
    rating_id: string | null;
    flags: Generated<string[]>;
    is_flagged: GeneratedAlways<boolean | null>;
    /** Grows with each change of what is to be looked at. */
    version: Generated<number>;
    waits_since: ColumnType<Date, Date | string, Date | string>;
    state: Generated<'waiting' | 'approved' | 'hidden' | 'asked'>;
    fault: string | null;
    words: Generated<string>;
    decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    decided_by: string | null;
    /** How it stood, for undoing. */
    before: ColumnType<unknown, string | null | undefined, string | null>;
    /** When its person is told; null if they need not, or were. */
    tell_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** A search that somebody saved; the person hangs on what it means now. */
  saved_searches: {
    id: Generated<string>;
    user_id: string;
    search_id: number;
    /** As it was asked. */
    input: string;
    /** The print of the vocabulary that read its term; empty without a term. */
    reads: Generated<string>;
    /** What its term was looked up by among the words of machines. */
    texts: Generated<string[]>;
    /** Asked for as the exact name of a machine. */
    name: string | null;
    size: number | null;
    unit: string | null;
    pace: 'daily' | 'atOnce';
    paused_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** The place at which it was saved. */
    since_hit: number;
    /** The place in `search_hits` up to which its news were looked at. */
    seen_hit: number;
    /** The place up to which it was told. */
    told_hit: number;
    told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  schema_migrations: {
    name: string;
    ran_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  /** Machines that saved searches are to be asked for; written by triggers. */
  search_changes: {
    id: GeneratedAlways<number>;
    equipment_id: string;
    /** What searches read of it before, if it was listed. */
    before: ColumnType<unknown, string | null | undefined, string | null>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  search_days: {
    day: ColumnType<Date, string, string>;
    city_id: string;
    searches: number;
    unknown: number;
    far: number;
  };
  /** A machine that was found for a search, once. */
  search_hits: {
    search_id: number;
    equipment_id: string;
    /** In the order of commits; 0 for a machine that was there all along. */
    place: number;
    /** Where it was new to all, or got cheaper; before `place` if it left and came back. */
    told_place: number;
    told_paise: number;
    told_type: number;
    /** What it had cost when it got cheaper. */
    before_paise: number | null;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** A search of whose news people are to be told. */
  search_news: {
    id: GeneratedAlways<number>;
    search_id: number;
    pace: 'daily' | 'atOnce';
    due_at: ColumnType<Date, Date | string, Date | string>;
    /** The last who was told, while it is under way. */
    after_id: string | null;
  };
  /** Searches by day. */
  searches: {
    /** In India, e.g. `2026-03-10`. */
    day: ColumnType<Date, string, string>;
    term: string;
    n: Generated<number>;
    /** Of them, those that had nothing to show. */
    empty: Generated<number>;
    /** How the latest ended, and the kinds it named. */
    answer: Generated<string>;
    kinds: Generated<string>;
    /** After how many something was pressed, and one of the first three. */
    pressed: Generated<number>;
    pressed_top: Generated<number>;
  };
  /** The newest key of each name. */
  secrets: {
    name: string;
    /** 32 bytes, base64url. */
    value: string;
    /** Null for one that was there from the beginning. */
    signs_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** Which owners somebody looked up, by day in India. */
  seller_reveals: {
    user_id: string;
    /** `2026-03-10` */
    day: ColumnType<Date, string, string>;
    supplier_id: string;
    equipment_id: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** A process that runs, or ran until a moment ago. */
  server_processes: {
    id: string;
    /** Names where it keeps files. */
    store: string;
    /** Whether others may keep theirs there too. */
    is_shared: boolean;
    host: string;
    started_at: ColumnType<Date, Date | string, Date | string>;
    seen_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** A session lives while its row is here. */
  sessions: {
    id: string;
    user_id: string;
    /** How often its refresh token was changed. */
    rotation: Generated<number>;
    rotated_at: ColumnType<Date, Date | string, Date | string>;
    /** In a person's words, e.g. `Chrome on Android`. */
    device: string;
    started_at: ColumnType<Date, Date | string, Date | string>;
    last_used_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Messages of a day in India. */
  sms_days: {
    /** `2026-03-10` */
    day: string;
    count: number;
    /** Whether the log says already that the day's are used up. */
    is_reported: Generated<boolean>;
    /** Those of them that carried no code. */
    others: Generated<number>;
    /** The same of those without a code. */
    is_others_reported: Generated<boolean>;
  };
  /** Text messages. */
  sms_messages: {
    id: Generated<string>;
    provider: string;
    kind: string;
    /** Ten digits in the outbox, masked otherwise. */
    phone: string;
    /** In the outbox alone. */
    text: string | null;
    state: 'sending' | 'sent' | 'failed';
    /** The provider's name for the message. */
    provider_id: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    /** Failed because nothing leaves at the provider, whatever the number. */
    is_outage: Generated<boolean>;
  };
  staff_rights: {
    user_id: string;
    right: 'admin' | 'moderator' | 'finance';
    given_by: string | null;
    given_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** A plan as it was sold for a while. */
  subscription_versions: {
    subscription_id: number;
    version: number;
    name: string;
    display_name: string;
    equipment_count: number;
    contact_to_be_viewed: number;
    sms_count_allowed: number;
    price_1_month_paise: number;
    discount_1_month: number;
    price_2_month_paise: number;
    discount_2_month: number;
    price_3_month_paise: number;
    discount_3_month: number;
    price_6_month_paise: number;
    discount_6_month: number;
    price_12_month_paise: number;
    discount_12_month: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    embed_allowed: Generated<boolean>;
  };
  subscriptions: {
    id: number;
    name: string;
    display_name: string;
    equipment_count: number;
    contact_to_be_viewed: Generated<number>;
    sms_count_allowed: Generated<number>;
    active: Generated<boolean>;
    price_1_month_paise: Generated<number>;
    discount_1_month: Generated<number>;
    price_2_month_paise: Generated<number>;
    discount_2_month: Generated<number>;
    price_3_month_paise: Generated<number>;
    discount_3_month: Generated<number>;
    price_6_month_paise: Generated<number>;
    discount_6_month: Generated<number>;
    price_12_month_paise: Generated<number>;
    discount_12_month: Generated<number>;
    /** Grows with each change, by a trigger that keeps the row as it was in `subscription_versions`. */
    version: Generated<number>;
    embed_allowed: Generated<boolean>;
  };
  /** A category that machines of a type may be in; a type without any goes with all. */
  type_categories: {
    type_id: number;
    category_id: number;
  };
  /** What a type's machines are hired by: a size in the unit, or a word of domain's `factChoices`. */
  type_facts: {
    type_id: number;
    /** `capacity` is the first of them. */
    fact: string;
    unit: string | null;
    low: number | null;
    high: number | null;
    /** In the order that admins gave them; all 0 where they gave none. */
    place: Generated<number>;
  };
  /** What admins found people calling a type. */
  type_words: {
    id: GeneratedAlways<number>;
    type_id: number;
    word: string;
    /** It means every kind of the type's group. */
    whole_group: boolean;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** What owners ask, with GST: in paise, or litres of fuel an hour. */
  typical_costs: {
    scope: 'type' | 'category' | 'all';
    /** The type or category; 0 for all. */
    scope_id: number;
    part: 'overtime' | 'transport' | 'shift' | 'litres';
    /** Of transport both ways: how far. */
    km: number;
    middle: number;
    /** Three in four ask this or less. */
    most: number;
  };
  /** The middle rent of listed machines. */
  typical_rents: {
    type_id: number;
    rental_type: number;
    median_paise: number;
  };
  /** How many tries to log in there were with phones that have no account. */
  unknown_log_ins: {
    /** A day in India, `2026-03-10`. */
    day: string;
    count: number;
  };
  /** Words of searches that nothing was known of, by day. */
  unknown_words: {
    day: ColumnType<Date, string, string>;
    word: string;
    n: number;
  };
  unmet_searches: {
    day: ColumnType<Date, string, string>;
    city_id: string;
    term: string;
    n: number;
    why: 'word' | 'far';
    nearest_km: number | null;
    kinds: string;
  };
  users: {
    id: Generated<string>;
    role: 'admin' | 'supplier' | 'user';
    first_name: string;
    last_name: Generated<string>;
    /** Ten digits. */
    phone: string;
    email: Generated<string>;
    password_hash: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    alt_phone: Generated<string>;
    pan: Generated<string>;
    gstin: Generated<string>;
    /** Read as text alone: a date has no time and no zone. */
    date_of_birth: ColumnType<Date | null, string | null | undefined, string | null>;
    address_line1: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    pincode: Generated<string>;
    /** When the account was deleted; nothing of the person is left in its row. */
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    /** Grows with each change of what the person says of themselves; counted by the database. */
    version: Generated<number>;
    /** Of our messages to them; as chosen at sign-up or in the profile. */
    language: Generated<'en' | 'hi' | 'mr'>;
    blocked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    blocked_reason: string | null;
    blocked_by: string | null;
    phone_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  /** A look at a machine by nobody we know. */
  view_marks: {
    /** The keyed hash of an address. */
    visitor: string;
    equipment_id: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Grows with every change of categories and types. */
  vocabulary_version: {
    one: Generated<boolean>;
    version: number;
  };
  /** The index of saved searches: where a machine asks for what may find it. */
  wanted_keys: {
    key: string;
    search_id: number;
    least_paise: number;
    most_paise: number;
    least_size: number;
    most_size: number;
  };
  /** Kinds and cities that a search waits for, in the words of owners. */
  wanted_places: {
    search_id: number;
    kind: string;
    /** Empty for no place. */
    city_id: string;
  };
  /** What people look for, once for all who mean the same. */
  wanted_searches: {
    id: GeneratedAlways<number>;
    digest: string;
    /** The conditions of the list; null for what finds nothing. */
    filters: ColumnType<unknown, string, string>;
    /** Of a job on whose days machines are to be free. */
    first_day: ColumnType<Date | null, string | null | undefined, string | null>;
    people: Generated<number>;
    daily: Generated<number>;
    at_once: Generated<number>;
  };
  /** What terms were looked up by among the words of machines. */
  wanted_texts: {
    text: string;
    /** The known words that were near it. */
    near: string;
  };
  /** What the gateway told, once each. */
  webhook_events: {
    id: string;
    order_id: string;
    kind: string;
    received_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** What WhatsApp took, by its own name, until it says whether it arrived. */
  whatsapp_messages: {
    id: string;
    message_id: string;
  };
}
