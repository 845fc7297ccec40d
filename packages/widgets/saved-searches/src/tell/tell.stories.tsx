import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswers, never, savedSearches } from '@yantra/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SignedIn } from '../saved-searches.fixture.tsx';
import '../saved-searches.css';
import { TellDialog } from './tell-dialog.tsx';
import type { WantedSearch } from './tell-form.tsx';

interface Args {
  readonly answers?: MockAnswers;
  readonly isLoggedIn?: boolean;
  readonly logsIn?: boolean;
  readonly search?: WantedSearch;
  readonly onClose?: () => void;
}

const cranes: WantedSearch = {
  searchTerm: '14 t crane',
  selectedCity: 'Nashik',
  selectedCityId: '27',
  discount: 10,
  endRentprice: 12_000,
  insuranceAvailable: true,
};

const meta = {
  title: 'Widgets/Saved searches/Tell me',
  args: { onClose: fn() },
  render: ({ answers, isLoggedIn, logsIn, search = cranes, onClose = () => undefined }: Args) => (
    <SignedIn answers={answers} isLoggedIn={isLoggedIn} logsIn={logsIn}>
      <TellDialog isOpen search={search} onClose={onClose} />
    </SignedIn>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const save = async (name: string | RegExp = 'SAVE') => userEvent.click(await screen.findByRole('button', { name }));

export const Asking: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('In the app, by e-mail and by push.')).toBeVisible());
  },
};
/** The words name another place than the chosen city. */
export const PlaceInWords: Story = {
  args: {
    search: { searchTerm: 'jcb hadapsar', selectedCity: 'Nashik', selectedCityId: '27' },
    answers: {
      searchEquipments: () => ({
        data: [],
        total: 0,
        page: 1,
        pageSize: 20,
        understood: {
          answer: 'here',
          corrections: [],
          place: { label: 'Hadapsar, Pune', kind: 'locality', latitude: 18.5, longitude: 73.94, radiusKm: 25 },
        },
      }),
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Hadapsar, Pune/)).toBeVisible());
    await expect(screen.queryByText('Nashik')).toBeNull();
  },
};
export const LoggedOut: Story = {
  args: { isLoggedIn: false },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Log in and save' });
    await waitFor(() => expect(button).toBeVisible());
  },
};
export const Saving: Story = { args: { answers: { saveSearch: never } }, play: () => save() };
export const Saved: Story = {
  play: async () => {
    await save();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'We are looking for you' })).toHaveFocus());
  },
};
/** The log-in on the way was closed. */
export const NotLoggedIn: Story = {
  args: { isLoggedIn: false, logsIn: false },
  play: async () => {
    await save('Log in and save');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved yet'));
  },
};
/** The person has it already. */
export const Already: Story = {
  args: { search: savedSearches[0]?.search ?? {} },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You have saved this search/)).toBeVisible());
  },
};
export const TooMany: Story = {
  args: {
    answers: {
      saveSearch: () =>
        Promise.reject(
          new ApiError(
            'savedSearch.tooMany',
            409,
            'You have saved 50 searches, as many as one can keep. Please delete one first.',
          ),
        ),
    },
  },
  play: async () => {
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You have saved 50 searches'));
  },
};
/** An area of the map, of one category, free on the days of a job. */
export const Area: Story = {
  args: {
    search: {
      categoryId: 7,
      equipmentTypeId: [29, 30],
      bounds: { south: 18.4, west: 73.7, north: 18.7, east: 74.05 },
      jobFrom: '2026-12-01',
      jobDays: 12,
      isFree: true,
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Excavator')).toBeVisible());
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
