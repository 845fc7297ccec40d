import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Set by the database unless given. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

export interface CategoryTable {
  id: number;
  name: string;
  /** `#rrggbb` */
  color_code: Generated<string>;
  active: Generated<boolean>;
  deleted: Generated<boolean>;
}

export interface EquipmentTypeTable {
  id: number;
  type: string;
  sub_type: Generated<string>;
  active: Generated<boolean>;
  deleted: Generated<boolean>;
}

export interface UserTable {
  id: Generated<string>;
  role: 'admin' | 'supplier' | 'user';
  first_name: string;
  last_name: Generated<string>;
  /** Ten digits. */
  phone: string;
  email: Generated<string>;
  password_hash: string;
  alt_phone: Generated<string>;
  pan: Generated<string>;
  gstin: Generated<string>;
  /** Read as text alone: a date has no time and no zone. */
  date_of_birth: ColumnType<unknown, string | null | undefined, string | null>;
  address_line1: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  pincode: Generated<string>;
  /** When the account was deleted; nothing of the person is left in its row. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
}

/** The business of a user; empty texts were not given. */
export interface OrganizationTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  designation: Generated<string>;
  cin_number: Generated<string>;
  website_url: Generated<string>;
  company_email: Generated<string>;
  created_at: Moment;
}

/** A session lives while its row is here. */
export interface SessionTable {
  id: string;
  user_id: string;
  /** How often its refresh token was changed. */
  rotation: Generated<number>;
  rotated_at: ColumnType<Date, Date | string, Date | string>;
  /** In a person's words, e.g. `Chrome on Android`. */
  device: string;
  started_at: ColumnType<Date, Date | string, never>;
  last_used_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** Tries to log in that did not succeed; an empty account or address stands for all of them. */
export interface LoginAttemptTable {
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
}

/** How many tries to log in there were with phones that have no account. */
export interface UnknownLogInTable {
  /** A day in India, `2026-03-10`. */
  day: string;
  count: number;
}

/** Who did what: ids only. Written by the database's `append_audit` alone. */
export interface AuditTable {
  id: ColumnType<number, never, never>;
  at: ColumnType<Date, never, never>;
  kind: ColumnType<string, never, never>;
  user_id: ColumnType<string | null, never, never>;
  session_id: ColumnType<string | null, never, never>;
  subject_id: ColumnType<string | null, never, never>;
  detail: ColumnType<string, never, never>;
  hash: ColumnType<string, never, never>;
}

/** Which owners somebody looked up, by day in India. */
export interface SellerRevealTable {
  user_id: string;
  /** `2026-03-10` */
  day: ColumnType<Date, string, never>;
  supplier_id: string;
  equipment_id: string;
  at: ColumnType<Date, Date | string, never>;
}

export interface SubscriptionTable {
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
}

export interface PurchaseTable {
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
  created_at: Moment;
}

export interface PurchaseEquipmentTable {
  purchase_id: string;
  equipment_id: string;
}

export interface PictureTable {
  /** Content hash. */
  id: string;
  kind: 'demo' | 'upload';
  recipe: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Moment;
  /** Who uploaded it. */
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** When somebody last looked at a machine. */
export interface RecentViewTable {
  user_id: string;
  equipment_id: string;
  viewed_at: ColumnType<Date, Date | string, Date | string>;
  /** When a look of theirs was last counted. */
  counted_at: ColumnType<Date, Date | string, Date | string>;
}

/** Looks at machines by day in India. */
export interface EquipmentViewDayTable {
  equipment_id: string;
  /** `2026-03-10` */
  day: ColumnType<Date, string, never>;
  views: number;
}

export interface EquipmentTable {
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
  /** What "relevance" sorts by, greatest first. */
  rank_score: Generated<number>;
  listed_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  listed_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Public now. Written by the database's `refresh_listing` alone. */
  listed: Generated<boolean>;
  search: GeneratedAlways<string>;
  version: Generated<number>;
  created_at: Moment;
}

export interface EquipmentRatingTable {
  id: Generated<string>;
  equipment_id: string;
  user_id: string;
  /** 0 to 5, in halves. */
  star_rating: number;
  comment: Generated<string>;
  created_at: Moment;
}

/** Counts of listed machines by what the facets show; kept by triggers. */
export interface EquipmentRollupTable {
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
}

/** Grows with every change of a city's cells in the rollup. */
export interface EquipmentRollupVersionTable {
  city_id: string;
  version: number;
}

export interface LexiconTable {
  word: string;
  kind: 'word' | 'category' | 'type' | 'city';
  weight: Generated<number>;
}

/** What a renter needs. */
export interface RequirementTable {
  id: Generated<string>;
  idempotency_key: string;
  full_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  category_id: number;
  city_id: string | null;
  details: string;
  consented_at: ColumnType<Date, Date | string, never>;
  created_at: ColumnType<Date, Date | string, never>;
}

/** Each time somebody did something that is limited. */
export interface LimitHitTable {
  kind: string;
  /** A keyed hash of the address. */
  who: string;
  at: ColumnType<Date, Date | string, never>;
}

/** Listed machines by the cells of four grids over the web's map; kept by triggers. */
export interface MapCellTable {
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
}

/** Names of listed machines by city, with how many bear them; kept by triggers. */
export interface ListedNameTable {
  /** `*` is everywhere. */
  city_id: string;
  name: string;
  model_number: string;
  type_id: number;
  category_ids: number[];
  n: number;
  search: GeneratedAlways<string>;
}

export interface SecretTable {
  name: string;
  value: string;
}

/** The session of a one-time code, and once verified the grant. */
export interface OtpSessionTable {
  id: string;
  /** Grows with each session: the newest of a phone and purpose counts. */
  number: GeneratedAlways<number>;
  purpose: 'signUp' | 'resetPassword';
  /** Ten digits. */
  phone: string;
  /** A keyed hash, only as long as the code is good for something. */
  code: string | null;
  /** A hash. */
  stamp: string;
  sent_at: ColumnType<Date, Date | string, never>;
  expires_at: ColumnType<Date, Date | string, never>;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  consumed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Wrong codes of a phone and purpose since the first of them. */
export interface OtpFailureTable {
  phone: string;
  purpose: OtpSessionTable['purpose'];
  count: number;
  first_at: ColumnType<Date, Date | string, Date | string>;
}

/** Text messages. */
export interface SmsMessageTable {
  id: Generated<string>;
  provider: 'outbox' | 'msg91' | 'twilio';
  kind: string;
  /** Ten digits in the outbox, masked otherwise. */
  phone: string;
  /** In the outbox alone. */
  text: string | null;
  state: 'sending' | 'sent' | 'failed';
  /** The provider's name for the message. */
  provider_id: string | null;
  created_at: ColumnType<Date, Date | string, never>;
}

/** Messages of a day in India. */
export interface SmsDayTable {
  /** `2026-03-10` */
  day: string;
  count: number;
  /** Whether the log says already that the day's are used up. */
  is_reported: Generated<boolean>;
}

/** What a supplier made of a requirement. */
export interface LeadStateTable {
  user_id: string;
  requirement_id: string;
  status: Generated<'New' | 'Replied' | 'Won' | 'Closed'>;
  notes: Generated<string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/** Searches that found nothing. */
export interface SearchMissTable {
  /** In India, e.g. `2026-03-10`. */
  day: ColumnType<Date, string, never>;
  term: string;
  n: number;
}

/** Grows with every change of categories and types. */
export interface VocabularyVersionTable {
  version: number;
}

/** The whole schema, as the migrations make it. */
export interface Database {
  categories: CategoryTable;
  equipment_types: EquipmentTypeTable;
  users: UserTable;
  organizations: OrganizationTable;
  sessions: SessionTable;
  login_attempts: LoginAttemptTable;
  unknown_log_ins: UnknownLogInTable;
  audit_log: AuditTable;
  seller_reveals: SellerRevealTable;
  subscriptions: SubscriptionTable;
  purchases: PurchaseTable;
  purchase_equipment: PurchaseEquipmentTable;
  pictures: PictureTable;
  recent_views: RecentViewTable;
  equipment_view_days: EquipmentViewDayTable;
  equipment: EquipmentTable;
  equipment_ratings: EquipmentRatingTable;
  equipment_rollup: EquipmentRollupTable;
  equipment_rollup_versions: EquipmentRollupVersionTable;
  lexicon: LexiconTable;
  requirements: RequirementTable;
  limit_hits: LimitHitTable;
  secrets: SecretTable;
  map_cells: MapCellTable;
  listed_names: ListedNameTable;
  otp_sessions: OtpSessionTable;
  otp_failures: OtpFailureTable;
  sms_messages: SmsMessageTable;
  sms_days: SmsDayTable;
  lead_states: LeadStateTable;
  search_misses: SearchMissTable;
  vocabulary_version: VocabularyVersionTable;
}
