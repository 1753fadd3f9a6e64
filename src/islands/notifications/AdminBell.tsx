import NotificationBell from './NotificationBell'
import '../ui/admin-messages'

/** The bell of the back office, which brings its own words. */
export default function AdminBell() {
  return <NotificationBell language="en" />
}
