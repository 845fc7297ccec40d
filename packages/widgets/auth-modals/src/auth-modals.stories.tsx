import { signal } from '@preact/signals-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '@yantra/language';
import { ApiError, ScopeProvider } from '@yantra/state';
import { type MockAnswers, createTestScope, never, slowly } from '@yantra/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import './auth-modals.css';
import { AuthModals, type AuthModalsProps } from './auth-modals.tsx';

const handle = { id: 'code-1', securityStamp: 'stamp' };
const answers: MockAnswers = {
  logIn: () => ({ access_token: 'a.b.c' }),
  signUp: () => ({ id: '7' }),
  generateOtp: () => handle,
  forgotPassword: () => handle,
  verifyOtp: () => ({}),
  resetPassword: () => ({}),
};
const failingWith =
  (...error: ConstructorParameters<typeof ApiError>) =>
  () =>
    Promise.reject(new ApiError(...error));
const loginWrong = failingWith('login.wrong', 401, 'Wrong mobile number or password.');
const codeWrong = failingWith('otp.wrong', 400, 'Wrong code. Please check it and try again.');
const codeExpired = failingWith('otp.expired', 400, 'This code has expired. Please ask for a new one.');
const phoneTaken = failingWith(
  'phone.taken',
  400,
  'User with this phone number already exists. Please enter a different phone number or try to log in.',
);
const emailRefused = failingWith('request.invalid', 400, 'Please check the highlighted fields.', {
  email: 'Please enter a valid e-mail address, like name@example.com.',
});
const smsFailed = failingWith('sms.failed', 503, 'We could not send the message. Please try again in a moment.');

/** The dialogs' events, as the page receives them. */
interface PageArgs extends AuthModalsProps {
  readonly answers?: MockAnswers;
  readonly siteUrl?: string;
  readonly notify?: (notice: unknown) => void;
  readonly begin?: (token: string) => void;
  /** Why the server ended the previous session. */
  readonly endedBy?: string;
}

/** A page with a button that opens the dialog; it does what the dialogs ask for. */
function Page({
  answers: some,
  siteUrl = '',
  notify = () => undefined,
  begin = () => undefined,
  endedBy,
  ...props
}: PageArgs) {
  const language = useLanguage();
  const [scope] = useState(() => ({
    ...createTestScope({
      answers: { ...answers, ...some },
      notify,
      session: { isHere: siteUrl === '', begin, endedBy: signal(endedBy) },
    }),
    siteUrl,
    language,
  }));
  const [dialog, setDialog] = useState(props.dialog);
  return (
    <ScopeProvider value={scope}>
      {siteUrl === '' && (
        <button
          type="button"
          className="y-button y-button--secondary"
          onClick={() => setDialog(props.dialog ?? 'log-in')}
        >
          Login In/Sign Up
        </button>
      )}
      <AuthModals
        {...props}
        dialog={dialog}
        onDialogChange={(next) => {
          setDialog(next);
          props.onDialogChange?.(next);
        }}
      />
    </ScopeProvider>
  );
}

const meta = {
  title: 'Widgets/Auth modals/React',
  component: AuthModals,
  render: (args) => <Page {...args} />,
  args: {
    owner: { fullName: 'Sunita Jadhav', email: 'sunita.jadhav@example.com', phone: '9822041573' },
    onLogIn: fn(),
    onDialogChange: fn(),
    notify: fn(),
    begin: fn(),
  },
  // What the page around it needs is none of its props.
  argTypes: { notify: { table: { disable: true } }, begin: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Without a delay between keys: the tests cover single keys, and all stories together would take half a minute longer. */
const type = async (label: string | RegExp, text: string) => {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await expect(button).toBeEnabled();
  await userEvent.click(button);
};
const typeCode = () => type('6-digit code (OTP)', '482913');
const both =
  (...plays: (() => Promise<unknown>)[]): Play =>
  async () => {
    for (const play of plays) await play();
  };
const see = (text: string | RegExp) => () => screen.findByText(text);

/* ---- Log in ---- */

const fillLogIn = async () => {
  await type('Mobile number', '9822041573');
  await type('Password', 'Sahyadri@24');
};
const logIn = both(fillLogIn, () => press('Log in'));

export const LogIn: Story = { args: { dialog: 'log-in' }, play: both(see('New here?')) };
/** Why somebody has to log in once more. */
export const LogInAgain: Story = { args: { dialog: 'log-in', endedBy: 'password' } };
export const LogInFilled: Story = { args: { dialog: 'log-in' }, play: fillLogIn };
export const LogInBusy: Story = { args: { dialog: 'log-in', answers: { logIn: never } }, play: logIn };
/** Busy, then closed. */
export const LogInSlow: Story = {
  args: { dialog: 'log-in', answers: { logIn: slowly(() => ({ access_token: 'a.b.c' })) } },
  play: logIn,
};
export const LogInFailed: Story = {
  args: { dialog: 'log-in', answers: { logIn: loginWrong } },
  play: both(fillLogIn, () => press('Log in'), see(/^Login Failed/)),
};
export const LogInEmpty: Story = {
  args: { dialog: 'log-in' },
  play: both(() => press('Log in'), see('Please enter your password.')),
};
export const LogInDark: Story = { ...LogInFailed, globals: { theme: 'dark' } };
export const LogInPhone: Story = { ...LogInFailed, globals: { viewport: { value: 'phone' } } };
export const LogInHindi: Story = {
  args: { dialog: 'log-in' },
  play: both(() => screen.findByRole('dialog')),
  globals: { locale: 'hi' },
};
export const LogInMarathi: Story = { ...LogInHindi, globals: { locale: 'mr' } };
/** No dialog is open. */
export const Closed: Story = {};

/* ---- Sign Up ---- */

const fillNames = async () => {
  await type('First name', 'Sunita');
  await type('Last name', 'Jadhav');
};
const fillPhone = () => type('Mobile', '9822041573');
const pressContinue = () => press('Continue');
const fillEmail = () => type('E-mail', 'sunita.jadhav@example.com');
const fillSecond = async () => {
  await type('Password', 'Sahyadri@24');
  await userEvent.click(screen.getByRole('checkbox'));
};
const verifyPhone = async () => {
  await fillPhone();
  await press('Verify');
  await typeCode();
  await screen.findByText('Verified');
};
const openOrganization = async () => userEvent.click(await screen.findByRole('tab', { name: 'ORGANIZATION' }));
const fillOrganization = async () => {
  await type('Organization name', 'Jadhav Earthmovers Private Limited');
  await userEvent.click(screen.getByText(/^Company details/));
  await type(/^CIN/, 'u29210mh2015ptc123456');
};
const fillFirst = async () => {
  await fillNames();
  await verifyPhone();
  await fillEmail();
};
const fillAll = async () => {
  await fillFirst();
  await pressContinue();
  await fillSecond();
};

export const SignUp: Story = { args: { dialog: 'sign-up' }, play: both(see('Have an account?')) };
export const SignUpPartly: Story = {
  args: { dialog: 'sign-up' },
  play: both(fillNames, verifyPhone, () => type('E-mail', 'sunita.jadhav@example'), pressContinue),
};
export const SignUpCode: Story = {
  args: { dialog: 'sign-up' },
  play: both(
    fillNames,
    fillPhone,
    () => press('Verify'),
    () => type('6-digit code (OTP)', '482'),
  ),
};
export const SignUpCodeSending: Story = {
  args: { dialog: 'sign-up', answers: { generateOtp: never } },
  play: both(fillPhone, () => press('Verify')),
};
export const SignUpCodeWrong: Story = {
  args: { dialog: 'sign-up', answers: { verifyOtp: codeWrong } },
  play: both(fillPhone, () => press('Verify'), typeCode, see(/Wrong code/)),
};
export const SignUpPhoneTaken: Story = {
  args: { dialog: 'sign-up', answers: { generateOtp: phoneTaken } },
  play: both(fillPhone, () => press('Verify'), see(/already exists/)),
};
export const SignUpReady: Story = { args: { dialog: 'sign-up' }, play: both(fillAll) };
export const SignUpBusy: Story = {
  args: { dialog: 'sign-up', answers: { signUp: never } },
  play: both(fillAll, () => press('Sign Up')),
};
export const SignUpRefused: Story = {
  args: {
    dialog: 'sign-up',
    answers: {
      signUp: emailRefused,
    },
  },
  play: both(fillAll, () => press('Sign Up'), see(/valid e-mail address/)),
};
export const SignUpUnreachable: Story = {
  args: {
    dialog: 'sign-up',
    answers: { signUp: failingWith('network.unreachable', 0, 'We could not reach Yantra. Please try again.') },
  },
  play: both(fillAll, () => press('Sign Up'), see(/could not reach/)),
};
export const SignUpSecond: Story = {
  args: { dialog: 'sign-up' },
  play: both(fillFirst, pressContinue, see('Step 2 of 2')),
};
export const SignUpSecondPhone: Story = { ...SignUpSecond, globals: { viewport: { value: 'phone' } } };
export const Organization: Story = {
  args: { dialog: 'sign-up' },
  play: both(openOrganization, fillFirst, pressContinue, see('Company details')),
};
export const OrganizationReady: Story = {
  args: { dialog: 'sign-up' },
  play: both(openOrganization, fillFirst, pressContinue, fillOrganization, fillSecond),
};
export const SignUpDark: Story = { ...SignUpPartly, globals: { theme: 'dark' } };
export const SignUpOnPhone: Story = { ...SignUpPartly, globals: { viewport: { value: 'phone' } } };

/* ---- As a page ---- */

const pageArgs = { dialog: 'sign-up', appearance: 'page' } as const;

export const LogInPage: Story = { args: { ...pageArgs, dialog: 'log-in' }, play: both(see('New here?')) };
export const SignUpPage: Story = { args: pageArgs, play: both(see('Have an account?')) };
export const SignUpPageSecond: Story = { args: pageArgs, play: both(fillFirst, pressContinue, see('Step 2 of 2')) };
export const SignUpPageRefused: Story = {
  args: { ...pageArgs, answers: { signUp: emailRefused } },
  play: both(
    fillFirst,
    pressContinue,
    () => type('Password', 'Sahyadri@24'),
    async () => userEvent.click(screen.getByRole('checkbox')),
    () => press('Sign Up'),
    see(/valid e-mail address/),
  ),
};
export const OrganizationPage: Story = {
  args: pageArgs,
  play: both(fillFirst, openOrganization, pressContinue, see('Company details')),
};
export const OrganizationPagePhone: Story = { ...OrganizationPage, globals: { viewport: { value: 'phone' } } };
export const SignUpPageDark: Story = { ...SignUpPageSecond, globals: { theme: 'dark' } };

/* ---- Forgot password ---- */

const askForCode = async () => {
  await type('Mobile number', '9822041573');
  await press('Send OTP');
  await screen.findByText(/If this number has an account/);
};
const proveNumber = async () => {
  await askForCode();
  await typeCode();
  await screen.findByLabelText('New password');
};

export const Forgot: Story = { args: { dialog: 'forgot-password' }, play: both(see('Remember it?')) };
export const ForgotEmpty: Story = {
  args: { dialog: 'forgot-password' },
  play: both(() => press('Send OTP'), see(/cannot be empty/)),
};
export const ForgotCode: Story = { args: { dialog: 'forgot-password' }, play: askForCode };
export const ForgotCodeWrong: Story = {
  args: { dialog: 'forgot-password', answers: { verifyOtp: codeExpired } },
  play: both(askForCode, typeCode, see(/has expired/)),
};
export const ForgotPassword: Story = { args: { dialog: 'forgot-password' }, play: proveNumber };
export const ForgotPasswordsMatch: Story = {
  args: { dialog: 'forgot-password' },
  play: both(
    proveNumber,
    () => type('New password', 'Sahyadri@24'),
    () => type('Confirm password', 'Sahyadri@24'),
  ),
};
export const ForgotPasswordsDiffer: Story = {
  args: { dialog: 'forgot-password' },
  play: both(
    proveNumber,
    () => type('New password', 'Sahyadri@24'),
    () => type('Confirm password', 'Sahyadri'),
  ),
};

/* ---- The owner's account ---- */

const proveOwner = both(see(/We sent a 6-digit code/), typeCode, () => screen.findByLabelText('Confirm password'));

export const OwnerSending: Story = {
  args: { dialog: 'owner', answers: { generateOtp: never } },
  play: both(see(/We are sending/)),
};
export const OwnerCode: Story = {
  args: { dialog: 'owner' },
  play: both(see(/We sent a 6-digit code/), () => type('6-digit code (OTP)', '482')),
};
export const OwnerCodeDark: Story = { ...OwnerCode, globals: { theme: 'dark' } };
export const OwnerCodePhone: Story = { ...OwnerCode, globals: { viewport: { value: 'phone' } } };
export const OwnerCodeWrong: Story = {
  args: { dialog: 'owner', answers: { verifyOtp: codeWrong } },
  play: both(see(/We sent a 6-digit code/), typeCode, see(/Wrong code/)),
};
export const OwnerCodeExpired: Story = {
  args: { dialog: 'owner', answers: { verifyOtp: codeExpired } },
  play: both(see(/We sent a 6-digit code/), typeCode, see(/has expired/)),
};
export const OwnerPhoneTaken: Story = {
  args: { dialog: 'owner', answers: { generateOtp: phoneTaken } },
  play: both(see(/already exists/)),
};
export const OwnerNotSent: Story = {
  args: { dialog: 'owner', answers: { generateOtp: smsFailed } },
  play: both(see(/could not send/)),
};
export const OwnerPassword: Story = { args: { dialog: 'owner' }, play: proveOwner };
export const OwnerPasswordWeak: Story = {
  args: { dialog: 'owner' },
  play: async (context) => {
    await proveOwner(context);
    await type('Password', 'sahyadri#');
    await type('Confirm password', 'sahya');
    await press('Set password');
  },
};
export const OwnerPasswordGood: Story = {
  args: { dialog: 'owner' },
  play: async (context) => {
    await proveOwner(context);
    await type('Password', 'Sahyadri@24');
    await type('Confirm password', 'Sahyadri@24');
  },
};
const setPassword: Play = async (context) => {
  await proveOwner(context);
  await type('Password', 'Sahyadri@24');
  await type('Confirm password', 'Sahyadri@24');
  await press('Set password');
};
export const OwnerCreating: Story = { args: { dialog: 'owner', answers: { signUp: never } }, play: setPassword };
export const OwnerNotLoggedIn: Story = {
  args: { dialog: 'owner', answers: { logIn: loginWrong } },
  play: async (context) => {
    await setPassword(context);
    await screen.findByText(/not logged in yet/);
  },
};
export const OwnerPasswordPhone: Story = { ...OwnerPasswordWeak, globals: { viewport: { value: 'phone' } } };
export const OwnerPasswordDark: Story = { ...OwnerPasswordWeak, globals: { theme: 'dark' } };

/* ---- On another company's page ---- */

export const Partner: Story = { args: { siteUrl: 'https://yantra.example', dialog: 'log-in' } };
export const PartnerDark: Story = { ...Partner, globals: { theme: 'dark' } };
