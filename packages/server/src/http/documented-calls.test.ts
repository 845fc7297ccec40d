/* Compares the documents' tables of calls and fields with what the contract accepts and answers. */
import { readFileSync } from 'node:fs';
import type { CallName } from '@yantra/contract/calls';
import { definedCalls, type DefinedCall } from '@yantra/contract/schemas';
import { describe, expect, test } from 'vitest';
import { inputSchema, type JsonSchema, outputSchema } from '../modules/api-docs/openapi.ts';

/** A row of a table of calls. */
interface Row {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Keys of the body, where the document names them. */
  readonly payload: readonly string[];
}

const rowsOf = (page: string): Row[] => {
  const text = readFileSync(new URL(`../../../handbook/spec/${page}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/^\| (GET|POST) (\/[\w/]+)(?:\?(\w+)=\{\w+\})? \| (.+?) \| .+ \|$/gm)].map(
    ([, method = '', path = '', key, said = '']) => ({
      method,
      path,
      query: key === undefined ? [] : [key],
      payload:
        /^\w+(?:\[\])?(?:, \w+(?:\[\])?)*$/.test(said) && said !== 'none' ? said.replaceAll('[]', '').split(', ') : [],
    }),
  );
};

const rows = [...rowsOf('public-area'), ...rowsOf('dashboard')];
const callOf = ({ method, path }: Pick<Row, 'method' | 'path'>): DefinedCall | undefined =>
  definedCalls.find((call) => call.path === path && call.method === method) ??
  definedCalls.find((call) => call.path === path);

/* A body's owner and amount are dropped: they come from our records (decisions/0010). */
const fromRecords = ['userId', 'userName', 'customerId', 'customerName', 'customerEmail', 'customerPhone'];

const keysOf = ({ properties, items, anyOf }: JsonSchema): string[] => [
  ...Object.keys(properties ?? {}),
  ...(items ? keysOf(items) : []),
  ...(anyOf ?? []).flatMap(keysOf),
];
/** The keys of a call's answer; of a list, those of its rows. */
const answered = (name: CallName): string[] => {
  const call = definedCalls.find((one) => one.name === name);
  const { data = {} } = (call && outputSchema(call).properties) ?? {};
  return keysOf(data);
};
const taken = (name: CallName): string[] => {
  const call = definedCalls.find((one) => one.name === name);
  return call ? keysOf(inputSchema(call)) : [];
};

describe('a documented call', () => {
  // spec: call.categories, call.category-items, call.type-items, call.region-items, call.year-items, call.log-in
  // spec: call.sign-up, call.forgot-password, call.reset-password, call.send-code, call.check-code
  // spec: call.active-equipments, call.map-equipments, call.equipment, call.supplier, call.subscription-machines
  // spec: call.rate, call.recently-viewed, call.add-machine, call.all-machines, call.machine, call.owner-machines
  // spec: call.update-machine, call.profile, call.update-profile, call.users, call.update-customer, call.plans
  // spec: call.plan, call.purchases, call.add-plan, call.update-plan, call.purchase, call.payment, call.verify-payment
  // spec: call.payments, call.upload, call.types, call.update-type, call.add-type, call.master-categories
  // spec: call.add-category, call.update-category, calls.base
  test.each(rows)('$method $path is there, and takes the documented keys', (row) => {
    const call = callOf(row);
    if (call === undefined) throw new Error('There is no such call.');
    const documented = row.method === call.method || call.takes === 'publicQuery';
    expect(documented, `${row.method} answers`).toBe(true);
    const known = keysOf(inputSchema(call));
    expect([...row.query, ...row.payload].filter((key) => !known.includes(key) && !fromRecords.includes(key))).toEqual(
      [],
    );
  });

  // spec: call.category-items, call.type-items, call.forgot-password, call.send-code, call.supplier, call.payment
  // spec: call.verify-payment, call.upload, call.add-type, call.add-category, call.categories, entity.code
  // spec: entity.supplier, entity.log-in
  test.each<readonly [CallName, readonly string[]]>([
    ['getCategories', ['id', 'name']],
    ['getCategoryDropDown', ['id', 'value']],
    ['getEquipmentTypeDropDown', ['id', 'value']],
    ['logIn', ['access_token']],
    ['forgotPassword', ['id', 'securityStamp']],
    ['generateOtp', ['id', 'securityStamp']],
    ['getSupplierDetails', ['supplierName', 'supplierPhonenumber']],
    ['startPayment', ['payment_session_id', 'order_id']],
    [
      'verifyPayment',
      ['cf_payment_id', 'order_amount', 'payment_amount', 'payment_completion_time', 'payment_status'].concat(
        'payment_group',
        'message',
      ),
    ],
    ['uploadImage', ['url']],
    ['addEquipmentType', ['id']],
    ['addNewCategory', ['id']],
  ])('%s answers the documented keys', (name, keys) => {
    expect(answered(name)).toEqual(expect.arrayContaining([...keys]));
  });
});

const periods = ['1Month', '3Month', '6Month', '1Year'];

describe('what the documents call', () => {
  // spec: entity.category, entity.category-item, entity.type-item, entity.region-item, entity.year-item
  // spec: calls.dropdowns
  test.each<readonly [CallName, readonly string[]]>([
    ['getCategories', ['id', 'name', 'colorCode']],
    ['getCategoryDropDown', ['id', 'value']],
    ['getEquipmentTypeDropDown', ['id', 'value']],
    ['getRegionDropDown', ['id', 'value']],
    ['getMfgYearDropDown', ['id', 'value']],
  ])('a choice, as %s has it, has its fields', (name, keys) => {
    expect(answered(name)).toEqual(expect.arrayContaining([...keys]));
  });

  // spec: entity.equipment
  test('equipment of a list has its fields', () => {
    expect(answered('searchEquipments')).toEqual(
      expect.arrayContaining(
        ['id', 'name', 'status', 'image1Url', 'modelNumber', 'yearOfMfg', 'noOfWorkingHrs', 'rentalValue'].concat(
          ['finalRentalValue', 'discount', 'region', 'latitude', 'longitude', 'categories', 'equipmentRatings'],
          ['insuranceAvailable', 'equipmentType', 'rentalType'],
        ),
      ),
    );
  });

  // spec: entity.search
  test('the payload of a search has its keys', () => {
    const keys = [
      'searchTerm',
      'startRentprice',
      'endRentprice',
      'categoryId',
      'equipmentTypeId',
      'insuranceAvailable',
    ];
    expect(taken('searchEquipments')).toEqual(expect.arrayContaining([...keys, 'discount', 'selectedCity']));
  });

  // spec: entity.machine
  test('equipment of the dashboard has its fields', () => {
    const typed = ['name', 'categories', 'equipmentTypeId', 'equipmentTypeName', 'modelNumber', 'yearOfMfg'].concat(
      ['noOfWorkingHrs', 'rentalValue', 'rentalType', 'discount', 'description', 'youtubeLink'],
      ['registrationCertificate', 'hypoToBank', 'insuranceAvailable', 'image1Url', 'image2Url', 'image3Url', 'address'],
      ['city', 'state', 'pinCode', 'country', 'latitude', 'longitude', 'phoneNumber', 'status'],
    );
    expect(taken('addEquipment')).toEqual(expect.arrayContaining(typed));
    const shown = typed.filter((key) => key !== 'equipmentTypeName');
    const computed = ['id', 'equipmentType', 'region', 'finalRentalValue', 'supplierId', 'equipmentRatings'];
    expect(answered('getEquipmentById')).toEqual(expect.arrayContaining([...shown, ...computed]));
  });

  // spec: entity.rating
  test('a rating has its fields, but for whose it is, which we know', () => {
    expect(taken('addEquipmentRating')).toEqual(expect.arrayContaining(['equipmentId', 'starRating', 'comment']));
  });

  // spec: entity.profile
  test('a profile has its fields', () => {
    expect(answered('getUserDetails')).toEqual(
      expect.arrayContaining(
        ['id', 'firstName', 'lastName', 'phoneNumber', 'altMobileNumber', 'email', 'panNumber', 'dateOfBirth'].concat(
          ['addressLine1', 'city', 'state', 'pincode', 'role', 'userName', 'normalizedUserName', 'fullName'],
          ['organizationId', 'organization', 'cinNumber', 'gstNumber', 'organizationName'],
        ),
      ),
    );
    const organization = outputOrganization();
    expect(organization).toEqual(['name', 'designation', 'cinNumber', 'websiteUrl', 'companyEmail']);
  });

  // spec: entity.plan, entity.purchase-row
  test('a plan and what was bought of it have their fields', () => {
    const prices = periods.flatMap((period) => [`price${period}`, `discount${period}`, `finalPrice${period}`]);
    const beside = ['id', 'displayName', 'equipmentCount', 'smsCountAllowed', 'active'];
    expect(answered('getSubscriptions')).toEqual(
      expect.arrayContaining([...beside, ...prices, 'name', 'contactToBeViewed']),
    );
    const finals = periods.map((period) => `finalPrice${period}`);
    expect(answered('getPurchasedSubscriptions')).toEqual(
      expect.arrayContaining([...beside, ...finals, 'subscriptionId']),
    );
  });

  // spec: entity.payment-row
  test('a payment has its fields', () => {
    const call = definedCalls.find(({ name }) => name === 'getPayments');
    const row = call && outputSchema(call).properties?.['data'];
    expect(row && keysOf(row)).toEqual(
      expect.arrayContaining(
        ['userFullname', 'userPhonenumber', 'paymentCompletionTime', 'orderAmount', 'paymentGroup'].concat(
          'paymentStatus',
        ),
      ),
    );
  });

  // spec: entity.type, entity.master-category, entity.subscription-machine
  test('a type, a category and a machine of a subscription have their fields', () => {
    expect(answered('getEquipmentTypes')).toEqual(
      expect.arrayContaining(['id', 'type', 'subType', 'active', 'deleted']),
    );
    expect(answered('getCategories')).toEqual(expect.arrayContaining(['id', 'name', 'colorCode', 'active', 'deleted']));
    expect(answered('getEquipmentBySubscriptionId')).toEqual(
      expect.arrayContaining(
        ['name', 'modelNumber', 'noOfWorkingHrs', 'finalRentalValue', 'category', 'city', 'state', 'country'].concat(
          'status',
        ),
      ),
    );
  });
});

function outputOrganization(): string[] {
  const call = definedCalls.find(({ name }) => name === 'getUserDetails');
  const profile = call && outputSchema(call).properties?.['data'];
  const { organization = {} } = profile?.properties ?? {};
  return keysOf(organization);
}
