import { signal } from '@preact/signals-react';
import { composeStories } from '@storybook/react-vite';
import { getActiveSubscriptionEquipments, getEquipmentById as getEquipmentByIdCall } from '@yantra/contract/calls';
import { type LoggedUser, ScopeProvider, createScope } from '@yantra/state';
import {
  createTestScope,
  failing,
  machinesIn,
  makeEquipment,
  makeEquipmentDetails,
  never,
  pageOf,
  ratingsOf,
} from '@yantra/testing';
import { otherHalf } from '@yantra/testing/sample';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { fn } from 'storybook/test';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-details.stories.tsx';
import { EquipmentDetails } from './index.ts';
import marathi from './languages/mr.ts';

const {
  Ready,
  Loading,
  Failed,
  Gone,
  WithoutMachine,
  SimilarFailed,
  NoneNearby,
  Bare,
  LongTexts,
  Enlarged,
  Seller,
  SellerRefused,
} = composeStories(stories);

const atWidth = (width: number) => page.viewport(width, 800);
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;
const reviewers = () => [...document.querySelectorAll('.y-details__review b')].map(({ textContent }) => textContent);
const alert = (text: string) => page.getByRole('alert').getByRole('heading', { name: text });

/** The widget in a scope that the test creates; `raw` replaces every answer of the server, without any schema. */
function inScope(options: Parameters<typeof createTestScope>[0], id = 'jcb', raw?: unknown) {
  const scope =
    raw === undefined
      ? createTestScope(options)
      : createScope({
          client: { call: () => Promise.resolve(raw as never) },
          siteUrl: '',
          cityStore: { read: () => undefined, write: () => undefined },
          defaultCity: createTestScope().city.value,
        });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = () =>
    root.render(
      <ScopeProvider value={scope}>
        <EquipmentDetails equipmentId={id} />
      </ScopeProvider>,
    );
  return { scope, show, place, shown: page.elementLocator(place) };
}

afterEach(async () => {
  // An open dialog would cover the next test's story.
  await userEvent.keyboard('{Escape}');
});

describe('a machine’s page', () => {
  test('names kind and place in the language', async () => {
    const { shown, show } = inScope({
      language: marathi,
      answers: { getEquipmentById: () => makeEquipmentDetails({ id: 'jcb', city: 'Nagpur', state: 'Maharashtra' }) },
    });
    show();
    await expect.element(shown.getByText(/^बॅकहो लोडर \(जेसीबी\)/).first()).toBeVisible();
    await expect.element(shown.getByText('नागपूर येथे उपलब्ध')).toBeVisible();
  });

  // spec: details.gallery, machine.price
  test('shows the kind, the price with its unit, and the place', async () => {
    await atWidth(1300);
    await Ready.run();
    await expect.element(page.getByRole('heading', { level: 1, name: 'JCB 3DX ecoXcellence' })).toBeVisible();
    await expect.element(page.getByText('Backhoe loader · 3 t · operator included')).toBeVisible();
    expect(document.querySelector('.y-price--lg')?.textContent).toBe(
      'Rent Starts fromOriginal price ₹9,200₹8,740/ day5% Off',
    );
    await expect.element(page.getByText('Available at Pune')).toBeVisible();
    await expect.element(page.getByText('12 machines, on Yantra since 2024')).toBeVisible();
    await expect.element(page.getByText('Usually answers in 20 min')).toBeVisible();
    await expect.element(page.getByText('Answered 40 of 42 requests, 9 hires agreed')).toBeVisible();
    await expect.element(page.getByText('Available', { exact: true }).first()).toBeVisible();
  });

  // spec: machine.overview
  test('has the documented overview, after the facts by which its kind is hired', async () => {
    await Ready.run();
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Capacity',
      'Weight',
      'Operator',
      'Fuel',
      'Rent',
      'Working capacity',
      'Registration certificate',
      'Available at',
      'Registration year',
      'Insurance',
      'Model number',
      'Manufacturing year',
    ]);
    expect(fact('Rent')).toBe('₹8,740 / day');
    expect(fact('Working capacity')).toBe('48 hours a week');
    expect(fact('Registration year')).toBe('2022');
    expect([fact('Weight'), fact('Operator')]).toEqual(['7.4 t', 'Included']);
  });

  test('offers to ask the owner where those facts are missing', async () => {
    const onSellerRequest = fn(() => false);
    await Ready.run({ args: { equipmentId: 'jcb', onSellerRequest } });
    await userEvent.click(page.getByRole('button', { name: 'Ask the owner' }));
    expect(onSellerRequest).toHaveBeenCalledWith({ id: 'jcb', name: 'JCB 3DX ecoXcellence' });
  });

  test('shows the area where it is, and links to the map of its city', async () => {
    await Ready.run();
    const map = page.getByRole('img', { name: /^A map of Pune/ });
    await expect.element(map).toBeVisible();
    // It is drawn when it comes near.
    map.element().scrollIntoView();
    await expect.poll(() => document.querySelector('.y-details__area circle')).not.toBeNull();
    await expect
      .element(page.getByRole('link', { name: 'Map', exact: true }))
      .toHaveAttribute('href', '/equipments?city=8&view=map');
  });

  // spec: machine.reviews, details.reviews
  test('says so where its owner left something out', async () => {
    await Bare.run();
    expect(fact('Registration certificate')).toBe('No');
    expect(fact('Registration year')).toBe('—');
    for (const text of ['No Ratings', 'No Description provided.', 'No link provided.', 'No reviews submitted yet.']) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    expect(document.querySelector('.y-price--lg s, .y-price--lg .y-price__off, .y-details__thumbs')).toBeNull();
  });

  // spec: machine.reviews
  test('builds the address of the video itself', async () => {
    await Ready.run();
    const link = page.getByRole('link', { name: 'Watch it work on YouTube' });
    await expect.element(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect.element(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  });

  test.each([360, 700, 1300])('fits %i px with the longest texts', async (width) => {
    await atWidth(width);
    await LongTexts.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  test('reports a request for the seller, with one visible button at every width', otherHalf, async () => {
    const onSellerRequest = fn(() => false);
    for (const width of [1300, 360]) {
      await atWidth(width);
      await Ready.run({ args: { equipmentId: 'jcb', onSellerRequest } });
      await userEvent.click(page.getByRole('button', { name: 'Get Seller Details' }));
    }
    expect(onSellerRequest.mock.calls).toEqual([
      [{ id: 'jcb', name: 'JCB 3DX ecoXcellence' }],
      [{ id: 'jcb', name: 'JCB 3DX ecoXcellence' }],
    ]);
  });

  test('keeps price and button visible on a phone at every scroll position', async () => {
    await atWidth(360);
    await Ready.run();
    const bottom = () => Math.round(document.querySelector('.y-details__bar')?.getBoundingClientRect().bottom ?? 0);
    expect(bottom()).toBe(800);
    scrollTo({ top: 600, behavior: 'instant' });
    await expect.poll(bottom).toBe(800);
  });
});

describe('the owner', () => {
  // spec: machine.seller
  test('is shown with name and number to a logged-in person, with the focus on the number', async () => {
    await atWidth(1300);
    await Seller.run();
    const owner = page.getByRole('group', { name: 'Owner' });
    await expect.element(owner).toMatchTextContent(/Deshpande Earthmovers/);
    const call = owner.getByRole('link', { name: '+91 90000 00002' });
    await expect.element(call).toHaveAttribute('href', 'tel:+919000000002');
    await expect.element(call).toHaveFocus();
  });

  test('is called from the bar of a narrow page', async () => {
    await atWidth(360);
    await Seller.run();
    const call = page.getByRole('link', { name: 'Call owner, Deshpande Earthmovers' });
    await expect.element(call).toHaveAttribute('href', 'tel:+919000000002');
    await expect.element(page.getByText('+91 90000 00002')).toBeVisible();
  });

  test('that is refused is explained in a sentence, and can be requested again', async () => {
    await atWidth(1300);
    await SellerRefused.run();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You have looked up many owners today/);
    await expect.element(page.getByRole('button', { name: 'Get Seller Details' })).toBeEnabled();
  });
});

describe('a visit calls the server', () => {
  const asha = { id: 'u', role: 'user', name: 'Asha Patil', phone: '9000000003' } as const;
  const visited = async (user: ReturnType<typeof signal<LoggedUser | undefined>>) => {
    const getEquipmentById = vi.fn(() => makeEquipmentDetails({ id: 'jcb' }));
    const { scope, shown, show } = inScope({ answers: { getEquipmentById }, session: { isHere: true, user } });
    // As after server rendering: answered for nobody.
    await scope.prefetch(getEquipmentByIdCall, { id: 'jcb' });
    show();
    await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
    return { getEquipmentById, shown };
  };

  test('no second time when nobody is logged in', async () => {
    const { getEquipmentById } = await visited(signal<LoggedUser | undefined>());
    expect(getEquipmentById).toHaveBeenCalledTimes(1);
  });

  test('once more as the logged-in person, while the machine stays shown', async () => {
    const user = signal<LoggedUser | undefined>();
    const { getEquipmentById, shown } = await visited(user);
    const heading = shown.getByRole('heading', { level: 1 }).element();
    user.value = asha;
    await vi.waitFor(() => expect(getEquipmentById).toHaveBeenCalledTimes(2));
    expect(heading.isConnected).toBe(true);
    user.value = { ...asha, name: 'Asha P.' };
    user.value = undefined;
    expect(getEquipmentById).toHaveBeenCalledTimes(2);
  });

  test('once more for a person who was logged in before, so that each visit counts', async () => {
    const { getEquipmentById } = await visited(signal<LoggedUser | undefined>(asha));
    await vi.waitFor(() => expect(getEquipmentById).toHaveBeenCalledTimes(2));
  });
});

describe('what is not there', () => {
  // spec: details.gallery
  test('a loading machine shows its outline and is announced', async () => {
    await Loading.run();
    await expect.element(page.getByRole('status').getByText('Loading equipment details')).toBeInTheDocument();
    expect(document.querySelectorAll('.y-skeleton').length).toBeGreaterThan(10);
  });

  // spec: route.details, details.failure
  test('an address without a machine says so and links to others', async () => {
    const onStateChange = fn();
    await WithoutMachine.run({ args: { onStateChange } });
    await expect.element(page.getByRole('heading', { name: 'No equipment details available.' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See all machines' })).toHaveAttribute('href', '/equipments');
    expect(onStateChange).toHaveBeenLastCalledWith('empty', undefined);
  });

  // spec: details.failure
  test('a failure says why and offers Retry', async () => {
    const onStateChange = fn();
    await Failed.run({ args: { equipmentId: 'jcb', onStateChange } });
    await expect
      .element(alert('Error loading equipment details: Something went wrong on our side. Please try again.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(onStateChange).toHaveBeenLastCalledWith('error', expect.objectContaining({ code: 'server.failed' }));
  });

  test('a removed machine says so and links to others', async () => {
    await Gone.run();
    await expect
      .element(
        page.getByRole('heading', { name: 'Error loading equipment details: This machine is not listed any more.' }),
      )
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See all machines' })).toBeVisible();
  });

  test('Retry loads again and shows the answer', async () => {
    const answer = vi
      .fn()
      .mockImplementationOnce(failing)
      .mockImplementation(() => makeEquipmentDetails({ id: 'jcb' }));
    const { shown, show } = inScope({ answers: { getEquipmentById: answer } });
    show();
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
    await expect.element(shown.getByRole('heading', { level: 1, name: 'JCB 3DX ecoXcellence' })).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test.each([null, {}, [], 'soon', { data: [], total: 0 }])(
    'nonsense for an answer (%j) is a failure',
    async (answer) => {
      const { shown, show } = inScope({}, 'jcb', answer);
      show();
      await expect
        .element(
          shown.getByRole('heading', {
            name: 'Error loading equipment details: We got an answer we could not read. Please try again.',
          }),
        )
        .toBeVisible();
    },
  );

  // spec: card.link, route.details
  test('a machine known from a list is shown at once, while the rest loads', async () => {
    const listed = makeEquipment({ id: 'jcb', equipmentRatings: ratingsOf(4, 7) });
    const { scope, shown, place, show } = inScope({
      answers: { getEquipmentById: never, getActiveSubscriptionEquipments: pageOf(listed) },
    });
    await scope.prefetch(getActiveSubscriptionEquipments, {});
    show();
    await expect.element(shown.getByRole('heading', { level: 1, name: 'JCB 3DX ecoXcellence' })).toBeVisible();
    await expect.element(shown.getByText('7 reviews')).toBeVisible();
    expect(place.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(place.textContent).not.toContain('No Description provided.');
  });
});

describe('the pictures', () => {
  const current = () => document.querySelector('.y-details__thumb[aria-current="true"]')?.getAttribute('aria-label');

  // spec: details.gallery, machine.thumbnails
  test('change by thumbnail and by arrow key', async () => {
    await Ready.run();
    await userEvent.click(page.getByRole('button', { name: 'Picture 3', exact: true }));
    await expect.poll(current).toBe('Picture 3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(current).toBe('Picture 2');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(current).toBe('Picture 1');
  });

  test('the first loads at once, the others when they come near', async () => {
    await Ready.run();
    const loading = [...document.querySelectorAll<HTMLImageElement>('.y-details__slide img')].map((img) => img.loading);
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  test('show the number of the current one, and have previous and next arrows', async () => {
    await atWidth(1300);
    await Ready.run();
    await expect.element(page.getByText('1 / 3')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next picture' }));
    await expect.element(page.getByText('2 / 3')).toBeVisible();
  });

  test('are enlarged over the whole screen, changed by keys, and closed by Escape', otherHalf, async () => {
    await Enlarged.run();
    const dialog = page.getByRole('dialog', { name: 'JCB 3DX ecoXcellence' });
    const width = () => document.querySelector('.y-details__enlarged')?.getBoundingClientRect().width ?? 0;
    await expect.element(dialog.getByText('1 of 3')).toBeVisible();
    const whole = width();
    await userEvent.keyboard('+');
    await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
    await userEvent.keyboard('0{ArrowRight}');
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Enlarge picture 1' })).toHaveFocus();
  });

  test('change on a sideways swipe when whole, and not when enlarged', otherHalf, async () => {
    await Enlarged.run();
    const dialog = page.getByRole('dialog', { name: 'JCB 3DX ecoXcellence' });
    const stage = page.getByRole('group', { name: /^Enlarged picture/ }).element();
    const touch = (type: string, clientX: number) => {
      const finger = new Touch({ identifier: 1, target: stage, clientX, clientY: 300 });
      const touches = type === 'touchend' ? [] : [finger];
      stage.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], bubbles: true }));
    };
    const swipe = (from: number, to: number) => {
      touch('touchstart', from);
      touch('touchend', to);
    };
    // It listens after the first key.
    await userEvent.keyboard('0');
    swipe(300, 280);
    await expect.element(dialog.getByText('1 of 3')).toBeVisible();
    swipe(300, 200);
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('+');
    swipe(300, 200);
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('0');
    swipe(200, 300);
    await expect.element(dialog.getByText('1 of 3')).toBeVisible();
  });

  test('keep the focus on the button at the last one, and the arrows go on working', otherHalf, async () => {
    await Enlarged.run();
    const dialog = page.getByRole('dialog', { name: 'JCB 3DX ecoXcellence' });
    const next = dialog.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect.element(dialog.getByText('3 of 3')).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect.element(next).toHaveFocus();
  });

  test('are enlarged around a click, and whole again after the next', otherHalf, async () => {
    await Enlarged.run();
    const picture = () => document.querySelector('.y-details__enlarged')?.getBoundingClientRect() ?? new DOMRect();
    const stage = page.getByRole('group', { name: /^Enlarged picture/ });
    const whole = picture();
    const box = stage.element().getBoundingClientRect();
    const at = { x: whole.left - box.left + whole.width * 0.75, y: whole.top - box.top + whole.height / 2 };
    await userEvent.click(stage, { position: at });
    await expect.poll(() => picture().width).toBeCloseTo(whole.width * 2.5, 0);
    // The point under the mouse has not moved.
    expect((box.left + at.x - picture().left) / picture().width).toBeCloseTo(0.75, 1);
    await userEvent.click(stage, { position: at });
    await expect.poll(() => picture().width).toBeCloseTo(whole.width, 0);
  });
});

describe('the reviews', () => {
  test('show their date in India, and the owner’s answer', async () => {
    await Ready.run();
    const [first, second] = [...document.querySelectorAll('.y-details__review')];
    expect(first?.querySelector('time')?.textContent).toBe('5 Jan 2026');
    expect(first?.querySelector('blockquote')).toBeNull();
    expect(second?.querySelector('blockquote')?.textContent).toMatch(/^The owner’s answerSorry for the calls/);
  });

  test('of somebody who hired the machine are marked, and no others', async () => {
    await Ready.run();
    const marks = [...document.querySelectorAll('.y-details__review')].map(
      (review) => review.querySelector('.y-details__hired')?.textContent,
    );
    expect(marks.filter((mark) => mark !== undefined)).toEqual(['Hired']);
    expect(marks[0]).toBe('Hired');
  });

  test('by a name with right-to-left text leave the date beside it unchanged', async () => {
    const equipmentRatings = [{ userName: '\u202egpj.exe', starRating: 4, ratedAt: '2026-01-05T06:30:00Z' }];
    const getEquipmentById = () => makeEquipmentDetails({ id: 'jcb', equipmentRatings });
    const { show } = inScope({ answers: { getEquipmentById } });
    show();
    const day = () => document.querySelector('.y-details__review time')?.firstChild;
    await expect.poll(() => day()?.textContent).toBe('5 Jan 2026');
    const left = (at: number) => {
      const letter = document.createRange();
      letter.setStart(day() as Node, at);
      letter.setEnd(day() as Node, at + 1);
      return letter.getBoundingClientRect().left;
    };
    expect(left(0)).toBeLessThan(left(9));
  });

  test('link only their author to where they are changed or deleted', async () => {
    const equipmentRatings = [
      { userName: 'Farida C.', starRating: 5, comment: 'Not mine.' },
      { userName: 'Sunita J.', starRating: 3.5, comment: 'Mine.', isOwn: true as const },
    ];
    const getEquipmentById = () => makeEquipmentDetails({ id: 'jcb', equipmentRatings });
    const user = signal<LoggedUser | undefined>({ id: 'u1', role: 'user', name: 'Sunita Jadhav', phone: '9822041574' });
    const { show, place } = inScope({ answers: { getEquipmentById }, session: { isHere: true, user } });
    show();
    const link = page.getByRole('link', { name: 'Your review: change or withdraw it' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/\/dashboard\/recently-visited\?rate=jcb$/));
    expect(place.querySelectorAll('.y-details__review')[1]?.contains(link.element())).toBe(true);
    user.value = undefined;
    await expect.element(link).not.toBeInTheDocument();
  });

  // spec: details.reviews, machine.reviews, constant.reviews, limit.pages
  test('are shown five per page, with rounded stars', async () => {
    await Ready.run();
    expect(reviewers()).toHaveLength(5);
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Next' }));
    await userEvent.click(page.getByRole('link', { name: 'Next' }));
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
    expect(reviewers()).toHaveLength(2);
    expect(page.getByRole('link', { name: 'Next' }).query()).toBeNull();
    // The link is gone, the focus is kept.
    expect(document.activeElement?.textContent).toBe('Page 3 of 3');
    await userEvent.click(page.getByRole('link', { name: 'Prev' }));
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  });

  test('are summarised by the average and the distribution of stars', async () => {
    await Ready.run();
    const bars = page.getByRole('list', { name: 'Ratings by number of stars' }).getByRole('listitem');
    expect(bars.elements().map((bar) => bar.querySelector('.y-hidden')?.textContent)).toEqual([
      '5 stars: 7',
      '4 stars: 5',
      '3 stars: 0',
      '2 stars: 0',
      '1 stars: 0',
    ]);
    expect(document.querySelector('.y-details__mean b')?.textContent).toBe('4.4');
  });

  test('begin with the page in the address, or the last one', async () => {
    await Ready.run({ args: { equipmentId: 'jcb', reviewPage: 2 } });
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
    await Ready.run({ args: { equipmentId: 'jcb', reviewPage: 99 } });
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
  });

  // spec: machine.price
  test('are linked from their count', async () => {
    await atWidth(360);
    await Ready.run();
    await expect.element(page.getByRole('img', { name: '4.4 out of 5' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: /12 reviews/ }));
    await expect.element(page.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  });
});

describe('similar machines', () => {
  test('are cards, never of the machine itself', async () => {
    await Ready.run();
    const cards = page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('listitem');
    await expect.poll(() => cards.length).toBe(4);
    const links = cards
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(links).not.toContain('/equipment-details?id=jcb');
  });

  test('of the same kind are searched around it, nearest first', async () => {
    const searchEquipments = vi.fn(pageOf(...machinesIn('Pune', 2)));
    const { shown, show } = inScope({
      answers: { getEquipmentById: () => makeEquipmentDetails({ id: 'jcb' }), searchEquipments },
    });
    show();
    await expect.poll(() => shown.getByRole('article').length).toBeGreaterThanOrEqual(2);
    expect(searchEquipments).toHaveBeenCalledWith({
      page: 1,
      pageSize: 5,
      categoryId: 6,
      near: { latitude: 18.52, longitude: 73.86, radiusKm: 150 },
      sort: 'distance',
    });
  });

  test('that fail to load leave the rest unaffected, and offer Retry', async () => {
    await SimilarFailed.run();
    await expect.element(page.getByRole('heading', { level: 1, name: 'JCB 3DX ecoXcellence' })).toBeVisible();
    await expect.element(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('say so when there are none', async () => {
    await NoneNearby.run();
    await expect.element(page.getByText('No machine of this kind nearby.')).toBeVisible();
  });
});
