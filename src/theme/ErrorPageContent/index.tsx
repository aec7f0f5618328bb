// Change: sets the title "Page Error" also for a crash inside the layout; lists the causes; links to a prefilled issue.
export {CrashPage as default} from '@site/src/components/ui/CrashPage';
