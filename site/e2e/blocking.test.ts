/** An admin blocks somebody: their open tab, the lists, other websites and answers that were kept forget them within seconds. */
import { otherHalf } from '@yantra/testing/sample';
import { demoAdmin, fillLogIn, newPassword } from './accounts.ts';
import { ask } from './api.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import { test } from './host-page.ts';
import { type Caller, callerOf, dashboard, openAs } from './owners.ts';
import { expect, expectSoon, siteUrl } from './visitor.ts';

/** An owner of the demo data of whom no other journey knows. */
const ownersPhone = '9000000112';
const locked = 'Your account is locked. Please write to us by Contact Us, and we look at it together.';
const forgottenWithinMs = 5000;

interface Machine {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

async function listedMachine({ post, id: supplierId }: Caller): Promise<Machine> {
  const { json } = await post('/Equipment/GetOwnerEquipments', { supplierId, state: 'listed', page: 1, pageSize: 1 });
  const [machine] = json['data'] as readonly Machine[];
  if (machine === undefined) throw new Error('This owner has no listed machine.');
  return machine;
}

test(
  'somebody blocked is forgotten everywhere within seconds, and is back when unblocked',
  otherHalf,
  async ({ open, host }) => {
    const owner = await newPassword(ownersPhone);
    const caller = await callerOf(owner);
    const machine = await listedMachine(caller);
    const { fullName } = (await caller.read(`/User/GetUserDetails?id=${caller.id}`)) as { fullName: string };

    const kept = `/api/Equipment/GetActiveSubscriptionEquipments?supplier=${caller.id}&city=${machine.city}&pageSize=100`;
    const isKept = async () => (await ask(kept)).text.includes(machine.id);
    const partner = await open(
      await host(
        `<yantra-equipment-carousel supplier="${caller.id}" city="${machine.city}"></yantra-equipment-carousel>`,
      ),
    );
    const cards = partner.locator('yantra-equipment-carousel').getByRole('article');
    await cards.first().waitFor();
    const theirs = await openAs(open, owner, '/equipments-list', { provokes: /40[134]/ });
    const admin = await openAs(open, demoAdmin, `/supplier/view/${caller.id}`);
    await admin.getByRole('heading', { level: 1, name: fullName }).waitFor();
    expect(await accessibilityFaults(admin, wcag)).toEqual([]);
    expect(await isKept()).toBe(true);

    await admin.getByRole('button', { name: 'Block' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Why').selectOption('Takes money and does not come');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await admin.getByText(`${fullName} is blocked.`).first().waitFor();
    const since = Date.now();
    expect((await ask(`/api/Equipment/GetEquipmentById?id=${machine.id}`)).status).toBe(404);
    expect((await caller.post('/Equipment/GetOwnerEquipments', {})).status).toBe(401);
    await expectSoon(isKept).toBe(false);
    expect(Date.now() - since).toBeLessThan(forgottenWithinMs + 1000);
    await partner.reload();
    await partner.locator('yantra-equipment-carousel[state="empty"]').waitFor({ state: 'attached' });

    // The open tab hears that the session is over, and why.
    await theirs.getByText(locked).first().waitFor();
    await fillLogIn(theirs, owner);
    await theirs.getByText(`Login Failed: ${locked}`).first().waitFor();
    const again = await theirs.goto(`${dashboard}/equipments-list`);
    expect(await again?.text()).not.toContain(machine.name);

    await admin.getByRole('button', { name: 'Unblock' }).click();
    await admin.getByRole('dialog').getByLabel('Why').fill('It was somebody else');
    await admin.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
    await admin.getByText(`${fullName} is not blocked any more.`).first().waitFor();
    await expectSoon(isKept).toBe(true);
    await openAs(open, owner, '/equipments-list');
    const page = await open(`${siteUrl}/equipment-details?id=${machine.id}`);
    await page.getByRole('heading', { level: 1, name: machine.name }).waitFor();
  },
);
