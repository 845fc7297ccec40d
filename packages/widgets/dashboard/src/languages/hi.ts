import { texts as dealTexts } from '@yantra/deals/languages/hi';
import { speaking } from '@yantra/language';
import { cost, shared } from '@yantra/ui/languages/hi';
import { activity } from '../kit/activity/activity.hi.ts';
import { address } from '../kit/address-map/address.hi.ts';
import { audit } from '../kit/audit/audit.hi.ts';
import { deeds } from '../kit/audit/deeds.hi.ts';
import { chart } from '../kit/chart.hi.ts';
import { checkout } from '../kit/checkout/checkout.hi.ts';
import { costMark } from '../kit/cost-mark/cost-mark.hi.ts';
import { dates } from '../kit/dates.hi.ts';
import { deal } from '../kit/deals/deal.hi.ts';
import { deals } from '../kit/deals/deals.hi.ts';
import { quoteWords } from '../kit/deals/quote-words.hi.ts';
import { demand } from '../kit/demand/demand.hi.ts';
import { form } from '../kit/form/form.hi.ts';
import { images } from '../kit/images/images.hi.ts';
import { kindFacts } from '../kit/kind-facts.hi.ts';
import { job } from '../kit/leads/job.hi.ts';
import { machineLabels } from '../kit/machine-labels.hi.ts';
import { machineStatus } from '../kit/machine-status.hi.ts';
import { allPayments } from '../kit/payments/all-payments.hi.ts';
import { payments } from '../kit/payments/payments.hi.ts';
import { planPlaces } from '../kit/plan-places/plan-places.hi.ts';
import { plans } from '../kit/plans/plans.hi.ts';
import { faults } from '../kit/review/faults.hi.ts';
import { table } from '../kit/table/table.hi.ts';
import { typeWord } from '../kit/type-word/type-word.hi.ts';
import { undo } from '../kit/undo.hi.ts';
import { announcements } from '../screens/announcements/announcements.hi.ts';
import { embed } from '../screens/embed/embed.hi.ts';
import { rateCard } from '../screens/equipment-form/cost/cost.hi.ts';
import { equipmentForm } from '../screens/equipment-form/equipment-form.hi.ts';
import { equipmentImport } from '../screens/equipment-import/equipment-import.hi.ts';
import { equipmentsList } from '../screens/equipments-list/equipments-list.hi.ts';
import { ratings } from '../screens/equipments-list/ratings.hi.ts';
import { fleetCalendar } from '../screens/fleet-calendar/fleet-calendar.hi.ts';
import { inbox } from '../screens/leads/inbox.hi.ts';
import { leads } from '../screens/leads/leads.hi.ts';
import { machineView } from '../screens/machine-view/machine-view.hi.ts';
import { master } from '../screens/master/master.hi.ts';
import { typeWords } from '../screens/master/type-words.hi.ts';
import { myRequests } from '../screens/my-requests/my-requests.hi.ts';
import { notificationSettings } from '../screens/notification-settings/notification-settings.hi.ts';
import { overview } from '../screens/overview/overview.hi.ts';
import { setup } from '../screens/overview/setup.hi.ts';
import { paymentView } from '../screens/payment-view/payment-view.hi.ts';
import { people } from '../screens/people/people.hi.ts';
import { planForm } from '../screens/plan-form/plan-form.hi.ts';
import { person } from '../screens/profile/person/person.hi.ts';
import { profile } from '../screens/profile/profile.hi.ts';
import { quote } from '../screens/quote/quote.hi.ts';
import { radar } from '../screens/radar/radar.hi.ts';
import { recentlyVisited } from '../screens/recently-visited/recently-visited.hi.ts';
import { register } from '../screens/register/register.hi.ts';
import { reports } from '../screens/reports/reports.hi.ts';
import { review } from '../screens/review/review.hi.ts';
import { screenTitles } from '../screens/screens.hi.ts';
import { search } from '../screens/search/search.hi.ts';
import { contacts } from '../screens/settings/contacts.hi.ts';
import { settings } from '../screens/settings/settings.hi.ts';
import { planMachines } from '../screens/subscription-plan/plan-machines.hi.ts';
import { subscriptionPlan } from '../screens/subscription-plan/subscription-plan.hi.ts';
import { subscriptions } from '../screens/subscriptions/subscriptions.hi.ts';
import { team } from '../screens/team/team.hi.ts';
import { transfer } from '../screens/transfer/transfer.hi.ts';
import { undelivered } from '../screens/undelivered/undelivered.hi.ts';
import { notices } from '../shell/notices.hi.ts';
import { palette } from '../shell/palette/palette.hi.ts';
import { shell } from '../shell/shell.hi.ts';
import { elsewhereTexts } from './elsewhere.ts';
import { errors, words } from './errors.hi.ts';
import type { DashboardLanguage } from './language.ts';

const hindi: DashboardLanguage = {
  ...shared,
  texts: {
    ...shared.texts,
    ...dealTexts,
    cost,
    'dashboard.elsewhere': elsewhereTexts.hi,
    'dashboard.screens.titles': screenTitles,
    dashboard: shell,
    'dashboard.palette': palette,
    'dashboard.dates': dates,
    'dashboard.job': job,
    'dashboard.chart': chart,
    'dashboard.activity': activity,
    'dashboard.form': form,
    'dashboard.table': table,
    'dashboard.kind-facts': kindFacts,
    'dashboard.machine-status': machineStatus,
    'dashboard.machine-labels.column': machineLabels,
    'dashboard.equipment-form': equipmentForm,
    'dashboard.rate-card': rateCard,
    'dashboard.cost-mark': costMark,
    'dashboard.equipments-list': equipmentsList,
    'dashboard.ratings': ratings,
    'dashboard.faults': faults,
    'dashboard.review': review,
    'dashboard.equipment-import': equipmentImport,
    'dashboard.images': images,
    'dashboard.address': address,
    'dashboard.recently-visited': recentlyVisited,
    'dashboard.plans': plans,
    'dashboard.plan-places': planPlaces,
    'dashboard.plan-form': planForm,
    'dashboard.subscriptions': subscriptions,
    'dashboard.subscription-plan': subscriptionPlan,
    'dashboard.plan-machines': planMachines,
    'dashboard.payments': payments,
    'dashboard.all-payments': allPayments,
    'dashboard.payment-view': paymentView,
    'dashboard.register': register,
    'dashboard.transfer': transfer,
    'dashboard.checkout': checkout,
    'dashboard.demand': demand,
    'dashboard.overview': overview,
    'dashboard.type-word': typeWord,
    'dashboard.undo': undo,
    'dashboard.fleetCalendar': fleetCalendar,
    'dashboard.radar': radar,
    'dashboard.reports': reports,
    'dashboard.setup': setup,
    'dashboard.machine-view': machineView,
    'dashboard.leads': leads,
    'dashboard.inbox': inbox,
    'dashboard.deals': deals,
    'dashboard.quote-words': quoteWords,
    'dashboard.deal': deal,
    'dashboard.quote': quote,
    'dashboard.my-requests': myRequests,
    'dashboard.announcements': announcements,
    'dashboard.notices': notices,
    'dashboard.master': master,
    'dashboard.people': people,
    'dashboard.team': team,
    'dashboard.undelivered': undelivered,
    'dashboard.audit': audit,
    'dashboard.audit.deeds': deeds,
    'dashboard.profile': profile,
    'dashboard.person': person,
    'dashboard.settings': settings,
    'dashboard.contacts': contacts,
    'dashboard.notification-settings': notificationSettings,
    'dashboard.embed': embed,
    'dashboard.search': search,
    'dashboard.typeWords': typeWords,
  },
  errors,
  words,
};
export default speaking(hindi);
