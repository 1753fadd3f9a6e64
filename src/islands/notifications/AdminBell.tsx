import NotificationBell from './NotificationBell'
import '../ui/words'

/** The bell of the back office, which brings its own words. */
export default function AdminBell() {
  return <NotificationBell language="en" />
}
