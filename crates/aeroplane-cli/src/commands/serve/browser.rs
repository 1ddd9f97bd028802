//! The person's browser.

use std::env;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::thread;

/// Opens the page of the server in the person's browser. Where there is none, the address on the terminal has to do.
pub(super) fn open(address: SocketAddr) {
    let Some(mut command) = opener(has_screen) else { return };
    command.arg(page(address)).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    apart(&mut command);
    if let Ok(mut browser) = command.spawn() {
        // A program that has ended stays in the system's list until somebody asks how it went.
        thread::spawn(move || browser.wait());
    }
}

/// The address of the page for a browser on this machine.
fn page(mut address: SocketAddr) -> String {
    // A server that listens everywhere is reached here.
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    format!("http://{address}/")
}

/// The system's own program that opens an address in whatever browser the person likes, still without the address.
fn opener(has_screen: impl Fn() -> bool) -> Option<Command> {
    if cfg!(target_os = "macos") {
        return Some(Command::new("open"));
    }
    if cfg!(windows) {
        let mut command = Command::new("cmd");
        // The empty text is the title of a window, for which `start` would take the address.
        command.args(["/C", "start", ""]);
        return Some(command);
    }
    has_screen().then(|| Command::new("xdg-open"))
}

/// Whether there is a screen: without one, some systems would start a browser in the terminal.
fn has_screen() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .into_iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Keeps the Ctrl-C that stops the server from the browser.
#[cfg(unix)]
fn apart(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;

    command.process_group(0);
}

/// Keeps the Ctrl-C that stops the server from the browser, which on this system does not get it anyway.
#[cfg(not(unix))]
fn apart(_: &mut Command) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_is_reached_on_this_machine() {
        let cases = [
            ("127.0.0.1:8080", "http://127.0.0.1:8080/"),
            ("0.0.0.0:80", "http://127.0.0.1:80/"),
            ("[::]:8080", "http://[::1]:8080/"),
            ("192.0.2.7:1", "http://192.0.2.7:1/"),
        ];
        for (address, expected) in cases {
            assert_eq!(page(address.parse().unwrap()), expected);
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn without_a_screen_there_is_no_browser() {
        assert!(opener(|| false).is_none());
        assert!(opener(|| true).is_some());
    }
}
