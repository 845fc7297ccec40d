import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountTables } from './account-types.ts';
import type { FileTables } from './file-types.ts';
import type { Moment } from './moment.ts';
import type { PartnerTables } from './partner-types.ts';
import type { PaymentTables } from './payment-types.ts';
import type { QuotaTables } from './quota-types.ts';
import type { SearchTables } from './search-types.ts';

export interface CategoryTable {
  id: number;
  name: string;
  /** `#rrggbb` */
  color_code: Generated<string>;
  active: Generated<boolean>;
  deleted: Generated<boolean>;
  /** Grows with each change; counted by the database. */
  version: Generated<number>;
}

export interface EquipmentTypeTable {
  id: number;
  type: string;
  sub_type: Generated<string>;
  active: Generated<boolean>;
  deleted: Generated<boolean>;
  /** Grows with each change; counted by the database. */
  version: Generated<number>;
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
  /** Grows with each change, by a trigger that keeps the row as it was in `subscription_versions`. */
  version: Generated<number>;
}

/** A plan as it was sold for a while. */
export interface SubscriptionVersionTable extends Omit<SubscriptionTable, 'id' | 'active' | 'version'> {
  subscription_id: number;
  version: number;
  created_at: Moment;
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
  plan_version: Generated<number>;
  /** What paid for it; null for what the demo began with. */
  order_id: string | null | undefined;
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
  /** 0 for a machine without. */
  first_category_id: GeneratedAlways<number>;
  /** Values by the names of the type's facts, in their units. */
  facts: ColumnType<Record<string, number>, string | undefined, string>;
  capacity: GeneratedAlways<number | null>;
  /** What "relevance" sorts by, greatest first; the database computes it. */
  rank_score: GeneratedAlways<number>;
  listed_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  listed_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Public now. Written by the database's `refresh_listing` alone. */
  listed: Generated<boolean>;
  /** Since when it is listed in its city and categories; null while it is not, and where that is since `listed_from`. Written by a trigger. */
  placed_at: ColumnType<Date | null, never, never>;
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
  /** The key of the partner's website where it was written; null for our own pages. */
  partner_key_id: string | null | undefined;
  /** Its path there. */
  partner_page: string | null | undefined;
  partner_widget: string | null | undefined;
  /** When it was proved that the phone is the sender's; null while it is not. */
  phone_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string, never>;
}

/** Where a machine was listed before, and as what. Written by a trigger alone. */
export interface PastListingTable {
  supplier_id: string;
  equipment_id: string;
  category_ids: number[];
  city_id: string;
  placed_at: ColumnType<Date, never, never>;
  ended_at: ColumnType<Date, never, never>;
}

/** When somebody first saw the phone of who sent a requirement. */
export interface LeadOpenTable {
  user_id: string;
  requirement_id: string;
  /** The day in India, `2026-03-10`. */
  day: ColumnType<Date, string, never>;
  at: ColumnType<Date, Date | string, never>;
}

/** What a supplier made of a requirement. */
export interface LeadStateTable {
  user_id: string;
  requirement_id: string;
  status: Generated<'New' | 'Replied' | 'Won' | 'Closed'>;
  notes: Generated<string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/** The whole schema, as the migrations make it. */
export interface Database extends AccountTables, FileTables, PartnerTables, PaymentTables, QuotaTables, SearchTables {
  categories: CategoryTable;
  equipment_types: EquipmentTypeTable;
  subscriptions: SubscriptionTable;
  subscription_versions: SubscriptionVersionTable;
  purchases: PurchaseTable;
  purchase_equipment: PurchaseEquipmentTable;
  pictures: PictureTable;
  recent_views: RecentViewTable;
  equipment_view_days: EquipmentViewDayTable;
  equipment: EquipmentTable;
  equipment_ratings: EquipmentRatingTable;
  requirements: RequirementTable;
  lead_states: LeadStateTable;
  lead_opens: LeadOpenTable;
  past_listings: PastListingTable;
}
