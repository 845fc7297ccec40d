import type { RetentionName } from '@yantra/domain';
import type { LegalTexts } from './paper.ts';

/** What this software stores, checked against it: change both together. How long is said nowhere but in `retention`. */
export const messages = {
  id: 'site.privacy',
  description:
    'What Yantra stores about you and in your browser, why, for how long, who gets to see it, and your rights under the DPDP Act, 2023.',
  keywords: 'Yantra privacy, personal data, DPDP Act, cookies, delete my data',
  lede: 'Looking at machines tells us nothing about you. We store what you send us, use it only for what you sent it for, and ask nobody else about you.',
  parts: {
    short: {
      heading: 'In short',
      blocks: [
        [
          'No advertising, no analytics, no tracking, no profiles.',
          'No requests to third parties: pages, pictures, typefaces and map come from our own server.',
          'Two cookies, which remember the city and the language once you choose them; three more, which keep you logged in, only while you are.',
          'A requirement you send is stored so that owners can answer it, and only with your consent.',
        ],
      ],
    },
    browser: {
      heading: 'What is stored in your browser',
      blocks: [
        [
          'Cookie yantra_city: the number of the city you chose, for one year, so that the next page shows that city at once. It says nothing else, and is set only when you choose.',
          'Cookie yantra_language: the language you chose, for one year, so that our home page speaks it the next time. It is set only when you choose.',
          'Draft of the requirement form (yantra.lead.draft.1, and yantra.lead.job.1 for when, how long and where): what you have typed and not yet sent, so that a reload does not lose it. It is kept for one tab only, and goes when you send the form or close the tab.',
          'Outbox (yantra.lead.outbox.1): a requirement you sent while the line was down. It waits in your browser, goes out by itself when the line is back, and is then removed; after a week it is dropped.',
          'Your last three searches (yantra.searches), so that you can make them again. They are sent nowhere, and go when you take them off the list.',
          'Your job (yantra.job): for how many days, from when, how many hours a day, where and with or without an operator you want a machine, so that the next page shows what it costs in all. It goes when you press Clear job; a first day that is past goes by itself.',
          'Machines that you save (yantra.saved), with your lists and notes, as long as you have no account or are not logged in. They go when you take them out; when you log in, they move to your account. While you are logged in, yantra.saved with the number of your account holds a copy, and what could not be sent yet; the copy goes when you log out.',
          'Machines put aside to compare (yantra.compare): which they are, four at most, with name and picture, so that the list still shows them after a reload and in another tab. They go when you remove them there.',
          'Light or dark (yantra.theme), if you chose one of them instead of what your device says. It goes when you choose Auto.',
          'What we have just told you (yantra.notice), for some seconds, so that the next page can show it too.',
          'On the pages for developers: yantra.framework, the framework that you last chose to see code in. It is sent nowhere.',
          'On partners’ pages that show our machines: yantra.city, yantra.job and yantra.saved, the city and the job you chose and the machines you saved there, in that page’s own storage.',
        ],
        'You can delete all of this at any time in your browser’s settings. Everything works without it; only nothing is remembered. Because these serve only what you yourself asked for, no banner asks about them.',
        '“Use my location” in the city panel asks your browser where you are. The nearest city is found in the browser; the position itself is not sent to us and not stored.',
      ],
    },
    server: {
      heading: 'What is stored on our server',
      blocks: [
        [
          'A requirement: full name, e-mail address, phone number, category, city, what you wrote and, if you say so, when, how long, where and for how many hours a day you need the machine and whether with an operator; also when you consented. It is kept for {requirements}, or until you ask us to delete it.',
          'When owners answer: their quotes, what you and they write to each other, with pictures, what you accept or refuse and when, and the agreement, which names you both with your numbers. You read it on a secret page, whose address only you are given: whoever has the address sees the page, so keep it to yourself. You can close it there, and it closes by itself 30 days after the job. Once you log in with that number, the request is among your own.',
          'A limit against abuse: a keyed hash of the network address a requirement came from, from which the address cannot be read, for as long as the limit counts.',
          'A log of requests: time, method, path, answer and how long it took. No network address, no search words in a query, no form fields, no cookies.',
        ],
        'All of it travels encrypted where the site is reached by https, and only those who need it for their work can see it.',
      ],
    },
    accounts: {
      heading: 'When you have an account',
      blocks: [
        'Opening one is up to you: looking, searching and sending a requirement need none. With one we store besides',
        [
          'on the server: your name, phone number, e-mail address, what you say of your organization, and a hash of your password, never the password itself;',
          'sessions: when you logged in, when you last came back, and your browser’s name for itself, in words like “Chrome on Android”, so that you can see and end them. A session ends when you log out, {idleSessions} after your last visit, and after {sessions} in any case;',
          'one-time codes: that one was sent to your number or your e-mail address and whether it was used, for {codes}. The code itself is kept as a keyed hash, for five minutes;',
          'what you say of machines: stars, words and the day, under your first name and an initial, until you withdraw them, and what an owner answers;',
          'what you plan for your machines: days, for whom and where, in your words, and the secret addresses at which you let your calendar be read, until you delete the account or revoke them;',
          'searches that you save: what you typed and chose, with the place around which you look, and how often you are told, until you delete them. Owners see how many people wait for a kind of machine in a city, never who;',
          'what you save: machines, your lists and notes, until you take them out. Owners learn how often a machine was saved, never by whom. Whoever has the link of a list that you share can read it with its notes, until you end the link;',
          'who was shown an owner’s number and when, so that nobody collects numbers;',
          'what we noted about your account, such as what you asked us, until you delete it;',
          'a record of log-ins, changes of password and the like, by the number of the account, so that misuse can be found. It cannot be changed afterwards;',
          'in your browser: accessToken in local storage, a proof for some minutes that you are logged in, the cookie yantra_session, which renews it, the cookie yantra_page, with which pages of the dashboard and what you save are drawn for you, and the cookie yantra_known, which says that you are logged in and not who you are. No script can read these three. If your profile has no e-mail address, yantra.known in local storage says so, to keep the room its field needs. Over https the names of all cookies begin with __Host-, so that no other site can set them. All go when you log out; should the line be down then, yantra.session.end remembers to tell the server.',
        ],
        'Codes are sent as text messages by an Indian or international message service, which for that gets your number and the text.',
        'Once you have bought a plan, a mail tells you so, and mails carry the code for a new e-mail address and the news that your number or address was changed, by a mail service, which for that gets your e-mail address and the text. In your browser yantra.order names an order that you have begun to pay, and its amount, until it is settled.',
        'Notes of a lead that have not reached us yet wait in your browser (yantra.notes.draft.1, an admin’s about a person yantra.notes.draft.1.person) until they have, or until you log out, and so does the form of a machine that you have not saved (yantra.equipment.draft.1). yantra.setup.shared.1 remembers that you have sent the link of a machine on,, yantra.columns which columns of a table you want to see, and yantra.notices.away.1 which announcements you have put away.',
        'A card number never reaches us: the payment company takes it. When you delete your account, what the tax law makes us keep (invoices, the ledger) stays under a number instead of your name.',
      ],
    },
    kept: {
      heading: 'How long it is kept',
      blocks: [
        'The server deletes by itself what is older than this:',
        {
          requirements: 'A requirement, what owners noted of it, and who of them opened it: {requirements}.',
          agreements:
            'An agreement to hire, its quote and what the two of you wrote about it, since it was accepted: {agreements}.',
          recentViews: 'Which machines you looked at while logged in, since you last did: {recentViews}.',
          keptChanges:
            'When you changed what you saved, so that a device that was offline undoes nothing: {keptChanges}.',
          idleSessions: 'A session, since your last visit: {idleSessions}.',
          sessions: 'A session at the most, since you logged in: {sessions}.',
          devices: 'On which kinds of devices you logged in, so that we can tell you of another: {devices}.',
          reveals: 'That you were shown an owner’s number: {reveals}.',
          notifications:
            'What you were told of, in the app and by message, and what you chose about it: {notifications}.',
          messages: 'That a message was sent to your number or a mail to you, without its text: {messages}.',
          codes: 'That a one-time code was sent, and whether it was used: {codes}.',
          limits: 'What counts for a limit against abuse, under a keyed hash: {limits}.',
          logInAttempts: 'Failed log-ins, under a keyed hash: {logInAttempts}.',
          usualPlaces: 'That you log in from somewhere often, under a keyed hash: {usualPlaces}.',
          looks: 'From where a machine was looked at, under a keyed hash, so that it counts once: {looks}.',
          searches: 'What was searched for, near which town and how often, without who did: {searches}.',
          searchNews: 'Which machines were found for a saved search, since they were: {searchNews}.',
          partnerCounts: 'How often partners’ pages showed machines, without to whom: {partnerCounts}.',
          reviews:
            'What we decided about a machine or a rating, and what was reported of it, counted from the decision: {reviews}.',
          paymentNews: 'What the payment company tells us of a payment, as it came: {paymentNews}.',
          receiptFiles:
            'The file of a receipt; it is drawn again from the invoice when you ask for it: {receiptFiles}.',
        } satisfies Record<RetentionName, string>,
        'Your account, your machines and their pictures are kept until you delete the account: then the pictures are removed at once, the machines leave every list, and your name, numbers and addresses are taken out. The record of log-ins and changes is kept for 8 years at least, by the number of the account; so are purchases, payments and invoices, as the tax law asks.',
      ],
    },
    purpose: {
      heading: 'What it is used for, and who sees it',
      blocks: [
        'A requirement is used to find machines and to let their owners call or write to you. It is shown to owners on Yantra whose machines fit, at most four of whom are asked for a quote; what you ask about one machine is shown to its owner alone, who sees your number once you accept. Nobody else sees it; they may use it only to answer you. We sell and rent no data, and send no advertising.',
        'We hand data to an authority only when a law or a court in India obliges us to.',
        'A link that leads away from Yantra, such as a video of a machine or our pages elsewhere, is followed only when you press it; there the other side’s policy holds. If we ever use an outside service for maps or addresses, this page names it first.',
      ],
    },
    ground: {
      heading: 'Your consent',
      blocks: [
        'The ground is your consent under section 6 of the Digital Personal Data Protection Act, 2023: you give it when you send the form, which says what happens then, or when you open an account. You may withdraw it at any time, as easily as you gave it, by a message to {grievance} from the e-mail address or phone number in question. What happened before stays lawful; what we hold is then deleted unless a law makes us keep it.',
        'Yantra is for people of 18 years and over. If a child has sent us something, tell us and we delete it.',
      ],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        'Under sections 11 to 14 of the Act you may',
        [
          'have a summary of the data we hold on you, what we do with it, and whom it was given to;',
          'have it corrected, completed, updated or erased;',
          'have a complaint looked into;',
          'name somebody who may use these rights if you die or cannot.',
        ],
        'Write to the Grievance Officer, Yantra, Pune, Maharashtra: {grievance}. You get a receipt within 24 hours and an answer within 15 days. We ask only for what shows that the data is yours. If the answer does not satisfy you, you may turn to the Data Protection Board of India.',
      ],
    },
    safety: {
      heading: 'Safety',
      blocks: [
        'We follow reasonable security practices as section 43A of the Information Technology Act, 2000 and the Act of 2023 ask: a strict content policy that lets no foreign script run, checks on every input, and backups. If your data should be breached all the same, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, what we do, and what you can do.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        'When the software stores something else, this page changes with it. Nothing you have already sent is used for a new purpose without your consent. Questions: [Contact Us](contact).',
      ],
    },
  },
} as const satisfies LegalTexts;
