import NotificationBell from './NotificationBell'
import '../admin/words'

/** The bell of the back office, which brings its own words. */
export default function AdminBell() {
  return <NotificationBell language="en" />
}
