export { NotificationList } from './notification-list.tsx';
export { Notifications, type NotificationsProps } from './notifications.tsx';
